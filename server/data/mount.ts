import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { AppError } from '#app/lib/app-error.ts'
import { releasePath } from '#app/records/data-releases/release-path.ts'
import { findRelease, listReleases, type Release } from '#app/records/data-releases/store.server.ts'
import { openReadHeaders } from '#server/http/open-reads.ts'
import type { RenderResult } from '#server/pages/response-cache.ts'
import { version } from '../../package.json'
import type { ServerEnv } from '../env.ts'
import type { Site } from '../services.ts'
import { type DataSet, dataSets } from './data-sets.ts'

const cc0 = {
  name: 'CC0-1.0',
  title: 'CC0 1.0 Universal',
  path: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

/** Data sets as files, and their description as a Data Package (https://datapackage.org). */
export function dataFiles(site: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const { responses } = site
  for (const set of dataSets)
    app.get(pathOf(set), (c) =>
      responses.respond(c, c.req.path, async () =>
        file(site, 'text/csv; charset=utf-8', await set.read(site), set.tags),
      ),
    )
  app.get('/data/datapackage.json', (c) =>
    responses.respond(c, c.req.path, async () => {
      const body = JSON.stringify(await dataPackage(site), null, 2)
      return file(
        site,
        'application/json; charset=utf-8',
        body,
        dataSets.flatMap(({ tags }) => tags),
      )
    }),
  )
  mountReleases(app, site)
  return app
}

/** Versions of the files: their list, and each by its hash. */
function mountReleases(app: Hono<ServerEnv>, site: Site) {
  const { responses, storage } = site
  app.get('/data/releases.json', (c) =>
    responses.respond(c, c.req.path, async () => {
      const releases = await listReleases(storage.db)
      return file(
        site,
        'application/json; charset=utf-8',
        JSON.stringify({ releases: releases.map(shown) }),
        [],
      )
    }),
  )
  app.get('/data/releases/:sha256/:file', (c) => {
    const { sha256, file: fileName } = c.req.param()
    const [name, ending] = fileName.split('.')
    if (!name || ending !== 'csv' || !/^[\da-f]{64}$/.test(sha256)) throw new AppError('not-found')
    return responses.respond(c, c.req.path, async () => {
      const text = await findRelease(storage.db, { name, sha256 })
      if (text === undefined) throw new AppError('not-found')
      return file(site, 'text/csv; charset=utf-8', text, [])
    })
  })
}

function shown({ released_at, ...release }: Release) {
  return { ...release, released_at: released_at.toISOString(), path: releasePath(release) }
}

const pathOf = ({ name }: DataSet) => `/data/${name}.csv`

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

function file({ config }: Site, type: string, body: string, tags: readonly string[]): RenderResult {
  return { status: 200, storable: true, tags, body, headers: openReadHeaders(config.siteUrl, type) }
}
