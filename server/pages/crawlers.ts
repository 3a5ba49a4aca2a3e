import { firstBsYear, lastPublishedYear } from '@chautari/bikram-sambat'
import type { Hono } from 'hono'
import { languages, pathIn } from '#app/lib/language.ts'
import { listActiveTools, type ToolRow } from '#app/records/tools/store.server.ts'
import { openToolAt } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import type { Site } from '#server/services.ts'
import { exampleOf } from '../api/v1/data-route.ts'
import { dataRoutes } from '../api/v1/routes.ts'
import { dataSets } from '../data/data-sets.ts'
import { type PagePath, pagePaths } from './page-paths.ts'

const robots = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /api/',
  'Allow: /api/calendar/',
  'Allow: /api/v1/',
  'Disallow: /auth/',
  'Disallow: /corrections/new',
  'Disallow: /ne/corrections/new',
]
const calendarPath = '/nepali-calendar'
const xml = { 'content-type': 'application/xml; charset=utf-8' }

/** Files for search engines and other programs that visit the site. */
export function mountCrawlers(app: Hono<ServerEnv>, site: Site): void {
  const { config, settings } = site
  const { siteUrl } = config
  app.get('/robots.txt', (c) => c.text(`${robots.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`))
  // Only Google may sell ads on this site, for the operator's account.
  app.get('/ads.txt', async (c) => {
    const { client_id } = (await settings.current()).adsense_config
    if (!client_id) return c.notFound()
    return c.text(`google.com, ${client_id.replace('ca-', '')}, DIRECT, f08c47fec0942fa0\n`)
  })
  app.get('/llms.txt', async (c) => {
    const { name } = (await settings.current()).site_config
    const tools = (await site.tools.current()).filter(({ path }) => openToolAt(path))
    return c.text(siteSummary(siteUrl, name, tools))
  })
  app.get('/.well-known/security.txt', async (c) => {
    const { support_email } = (await settings.current()).site_config
    return c.text(securityText(siteUrl, support_email, site.now()))
  })
  mountSitemaps(app, site)
}

const expiryDays = 180

/** RFC 9116. */
function securityText(siteUrl: string, supportEmail: string, now: Date): string {
  const expires = new Date(now.getTime() + expiryDays * 86_400_000).toISOString().slice(0, 10)
  return [
    `Contact: mailto:${supportEmail || `support@${new URL(siteUrl).hostname}`}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en, ne',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function mountSitemaps(app: Hono<ServerEnv>, { storage, config, report }: Site): void {
  const { siteUrl } = config
  app.get('/sitemap.xml', (c) =>
    c.body(sitemapIndex(siteUrl, ['/sitemaps/pages.xml', '/sitemaps/calendar.xml']), 200, xml),
  )
  app.get('/sitemaps/:file{(pages|calendar)\\.xml}', async (c) => {
    const known = await openTools(storage.db).catch((error: unknown) => {
      report(error, { kind: 'tools-unavailable', requestId: c.get('requestId'), path: c.req.path })
      return undefined
    })
    const listed = known ?? pagePaths.flatMap((page) => withPagesBelow(page, page.released, fixed[page.path]))
    const isCalendar = c.req.param('file') === 'calendar.xml'
    return c.body(sitemap(siteUrl, isCalendar ? monthsIn(listed) : listed), 200, xml)
  })
}

/** None where the operator switched the calendar off. */
function monthsIn(listed: readonly Listed[]): Listed[] {
  const calendar = listed.find(({ path }) => path === calendarPath)
  return calendar ? calendarMonths(calendarPath).map((path) => ({ path, changed: calendar.changed })) : []
}

/** The site's own pages, and those tools that an operator has not switched off. */
async function openTools(db: Site['storage']['db']): Promise<Listed[]> {
  const rows = new Map((await listActiveTools(db)).map((row) => [row.path, row]))
  return pagePaths
    .filter(({ path }) => rows.has(path) || !openToolAt(path))
    .flatMap((page) => {
      const changed = rows.get(page.path)?.updated_at.toISOString().slice(0, 10)
      return withPagesBelow(page, changed && changed > page.released ? changed : page.released)
    })
}

function withPagesBelow({ path, listedBelow }: PagePath, changed: string, priority = priorityOf(path)) {
  return [{ path, changed, priority }, ...listedBelow.map((below) => ({ path: below, changed }))]
}

/** ADM-24. */
function priorityOf(path: string): number | undefined {
  if (path === '/') return 1
  return openToolAt(path) ? 0.9 : undefined
}

/** Priorities where the tools cannot be read. */
const fixed: Readonly<Record<string, number>> = { '/nepali-calendar': 0.8, '/nepali-date-converter': 0.8 }

interface Listed {
  path: string
  /** `YYYY-MM-DD` of the last real change. */
  changed: string
  /** 0.3 by default. */
  priority?: number | undefined
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Names the files that list the pages. */
function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`)
  return `${head}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`
}

/** Each page in both languages. */
function sitemap(siteUrl: string, pages: readonly Listed[]): string {
  const urls = pages.flatMap((page) =>
    languages.map((lang) => entry(siteUrl, page, siteUrl + pathIn(lang, page.path))),
  )
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function entry(siteUrl: string, { path, changed, priority = 0.3 }: Listed, address: string): string {
  // As in the head of the page.
  const alternates = [...languages, 'x-default'].map(
    (lang) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${siteUrl + pathIn(lang === 'ne' ? 'ne' : 'en', path)}"/>`,
  )
  return `<url><loc>${address}</loc><lastmod>${changed}</lastmod><changefreq>${path === '/' ? 'weekly' : 'monthly'}</changefreq><priority>${priority.toFixed(1)}</priority>${alternates.join('')}</url>`
}

/** The months of the years whose official calendar is out, below the page of the calendar. */
function calendarMonths(path: string): string[] {
  const years = Array.from({ length: lastPublishedYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return years.flatMap((year) => Array.from({ length: 12 }, (_, index) => `${path}/${year}/${index + 1}`))
}

/** The site in Markdown for language models, in the form of https://llmstxt.org. */
function siteSummary(siteUrl: string, name: string, tools: readonly ToolRow[]): string {
  const link = (title: string, path: string, text: string) => `- [${title}](${siteUrl}${path}): ${text}`
  return [
    `# ${name}`,
    '',
    '> Free web tools and open data of Nepal, in English and Nepali: Bikram Sambat dates, public holidays, exchange rates, prices, numbers. No account, no key.',
    '',
    'Do not compute dates of Bikram Sambat: months have 29 to 32 days by a table. Ask the API for a date. Years with the status "computed" have no official calendar yet.',
    '',
    '## API',
    '',
    link('OpenAPI document', '/api/v1/openapi.json', 'all public reads'),
    link('For developers', '/developers', 'addresses, examples, rules'),
    link('Date field', '/developers/date-field', 'a form field for BS dates as a web component'),
    link('Spreadsheets', '/developers/spreadsheets', 'formulas that convert dates and look up rates'),
    link('Frames', '/developers/frames', 'today, calendar, rates, gold and converter for other sites'),
    ...dataRoutes.map((route) => link(route.path, exampleOf(route, 'json'), route.summary)),
    '',
    '## Data',
    '',
    link('Data package', '/data/datapackage.json', 'columns, hashes, sources and licence of all files'),
    ...dataSets.map((set) => link(`${set.name}.csv`, `/data/${set.name}.csv`, set.title)),
    '',
    '## Tools',
    '',
    ...tools.map((tool) => link(tool.name, tool.path, tool.description)),
    '',
    '## Optional',
    '',
    link('About', '/about', 'who makes this and why'),
    link('In Nepali', pathIn('ne', '/'), 'the whole site in Nepali'),
    '',
  ].join('\n')
}
