import { expect } from 'vitest'
import coins from '#app/feeds/crypto/fixtures/markets-top10.json'
import bankDay from '#app/feeds/forex/fixtures/day.json'
import type { Config } from '#app/platform/env/config.server.ts'
import { manifests } from '#app/tools/registry.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from './database.ts'
import { breakableStorage } from './fake-storage.ts'
import { fillTables } from './kept-rows.ts'
import { realPages } from './pages.ts'
import { testSite } from './site.ts'
import { json, standIn } from './upstream.ts'

const pages = realPages()
/** How many tools there are. A test that adds one gets seeds of its own, not the kept copy. */
const tools = manifests.length

/** The site with its real pages on a seeded database, nothing kept. */
export async function seededSite(config: Partial<Config> = {}) {
  const storage = await testStorage()
  const fill = () => seedSite(storage.db)
  await (manifests.length === tools ? fillTables(storage, fill) : fill())
  return { ...(await testSite({ storage, pages: await pages, cacheEnabled: false, config })), db: storage.db }
}

/** The same while the servers that it asks are well. */
export async function siteWithSources() {
  const [day] = bankDay.data.payload
  const payload = ['2026-11-20', '2026-11-21'].map((date) => ({ ...day, date }))
  const bank = await standIn(json({ ...bankDay, data: { payload } }))
  const source = await standIn(json(coins))
  return seededSite({ nrbUrl: bank.origin, coinGeckoUrl: source.origin })
}

/** The site as it is while its database does not answer. */
export async function brokenSite() {
  const storage = breakableStorage()
  const parts = await testSite({ storage, pages: await pages })
  storage.fail()
  return parts
}

type App = Awaited<ReturnType<typeof testSite>>['app']

export async function read(app: App, path: string, status = 200) {
  const answer = await app.request(path)
  const html = await answer.text()
  expect(answer.status, path).toBe(status)
  const part = (name: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? ''
  return { html, header: part('header'), footer: part('footer'), text: textOf(html) }
}

export const textOf = (html: string) =>
  html
    .replace(/<(script|style)[ >].*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/[\s|]*\|[\s|]*/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

export const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
