import { Hono } from 'hono'
import { languages, pathIn } from '#app/lib/language.ts'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import { manifestAt } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import type { Site } from '#server/services.ts'
import { type PagePath, pagePaths } from './page-paths.ts'

interface Listed {
  path: string
  /** `YYYY-MM-DD` of the last real change. */
  changed: string
}

/** Files for search engines. */
export function crawlers({ storage, config, report, settings }: Site): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/calendar/\nDisallow: /auth/\nDisallow: /corrections/new\nDisallow: /ne/corrections/new\n\nSitemap: ${config.siteUrl}/sitemap.xml\n`,
    ),
  )
  // Only Google may sell ads on this site, for the operator's account.
  app.get('/ads.txt', async (c) => {
    const { client_id } = (await settings.current()).adsense_config
    if (!client_id) return c.notFound()
    return c.text(`google.com, ${client_id.replace('ca-', '')}, DIRECT, f08c47fec0942fa0\n`)
  })
  app.get('/sitemap.xml', async (c) => {
    const listed = await openTools(storage.db).catch((error: unknown) => {
      report(error, { kind: 'tools-unavailable', requestId: c.get('requestId'), path: c.req.path })
      return undefined
    })
    const xml = sitemap(
      config.siteUrl,
      listed ?? pagePaths.flatMap((page) => withPagesBelow(page, page.released)),
    )
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  return app
}

/** The site's own pages, and those tools that an operator has not switched off. */
async function openTools(db: Site['storage']['db']): Promise<Listed[]> {
  const rows = new Map((await listActiveTools(db)).map((row) => [row.path, row]))
  return pagePaths
    .filter(({ path }) => rows.has(path) || !manifestAt(path))
    .flatMap((page) => {
      const changed = rows.get(page.path)?.updated_at.toISOString().slice(0, 10)
      return withPagesBelow(page, changed && changed > page.released ? changed : page.released)
    })
}

const withPagesBelow = ({ path, listedBelow }: PagePath, changed: string): Listed[] =>
  [path, ...listedBelow].map((listed) => ({ path: listed, changed }))

function sitemap(siteUrl: string, pages: readonly Listed[]): string {
  const urls = pages.flatMap((page) =>
    languages.map((lang) => entry(siteUrl, page, siteUrl + pathIn(lang, page.path))),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

function entry(siteUrl: string, { path, changed }: Listed, address: string): string {
  const alternates = languages.map(
    (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${siteUrl + pathIn(lang, path)}"/>`,
  )
  return `<url><loc>${address}</loc><lastmod>${changed}</lastmod>${alternates.join('')}</url>`
}
