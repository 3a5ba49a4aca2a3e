import { hash } from 'node:crypto'
import type { Hono } from 'hono'
import { AppError } from '#app/lib/app-error.ts'
import {
  findRelease,
  listReleases,
  type Release,
  releasePath,
} from '#app/records/data-releases/store.server.ts'
import { version } from '../../package.json'
import { contentTypes } from '../api/v1/data-route.ts'
import { rendered } from '../api/v1/mount.ts'
import type { ServerEnv } from '../env.ts'
import type { Site } from '../services.ts'
import { type DataSet, dataSets } from './data-sets.ts'

const cc0 = {
  name: 'CC0-1.0',
  title: 'CC0 1.0 Universal',
  path: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

/** Data sets as files, and their description as a Data Package (https://datapackage.org). */
export function mountDataFiles(app: Hono<ServerEnv>, site: Site): void {
  const { responses, storage } = site
  const mount = (
    path: string,
    format: 'csv' | 'json',
    tags: readonly string[],
    read: (parameters: Record<string, string>) => Promise<string>,
  ) =>
    app.get(path, (c) =>
      responses.respond(c, c.req.path, async () =>
        rendered(site, contentTypes[format], await read(c.req.param()), tags),
      ),
    )
  for (const set of dataSets) mount(`/data/${set.name}.csv`, 'csv', set.tags, () => set.read(site))
  const tagsOfAll = dataSets.flatMap(({ tags }) => tags)
  mount('/data/datapackage.json', 'json', tagsOfAll, async () =>
    JSON.stringify(await dataPackage(site), null, 2),
  )
  // Versions of the files: their list, and each by its hash.
  mount('/data/releases.json', 'json', [], async () => {
    const releases = await listReleases(storage.db)
    return JSON.stringify({ releases: releases.map(shown) })
  })
  mount('/data/releases/:sha256/:file', 'csv', [], async ({ sha256 = '', file = '' }) => {
    const [name = '', ending] = file.split('.')
    const text = ending === 'csv' ? await findRelease(storage.db, { name, sha256 }) : undefined
    if (text === undefined) throw new AppError('not-found')
    return text
  })
}

function shown({ released_at, ...release }: Release) {
  return { ...release, released_at: released_at.toISOString(), path: releasePath(release) }
}

async function dataPackage(site: Site) {
  const { siteUrl } = site.config
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'nepal-open-data',
    title: 'Open data of Nepal',
    homepage: `${siteUrl}/data`,
    version,
    licenses: [cc0],
    resources: await Promise.all(dataSets.map((set) => resourceOf(site, set))),
  }
}

async function resourceOf(site: Site, set: DataSet) {
  const { name, title, fields, delimiter, sources } = set
  const text = await set.read(site)
  return {
    name,
    title,
    path: `${name}.csv`,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter },
    bytes: Buffer.byteLength(text),
    hash: `sha256:${hash('sha256', text)}`,
    schema: { fields },
    sources,
  }
}
