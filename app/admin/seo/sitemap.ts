import { type Lang, languages, pathIn } from '#app/lib/language.ts'
import { manifestAt } from '#app/tools/registry.ts'

/** A page of the sitemap, with its English path. */
export interface Entry {
  path: string
  loc: string
  /** The day of the last real change. */
  lastmod: string
  changefreq: 'weekly' | 'monthly'
  priority: number
  title: string
}

/** The columns used of a tool's row. */
export interface ToolRow {
  name: string
  path: string
  seo_title: string | null
  is_active: boolean
  updated_at: string
}

const home = { path: '/', changefreq: 'weekly', priority: 1, released: '2026-11-21' } as const

/** ADM-24: listed even when the tools cannot be loaded. */
const fixedTools = [
  { path: '/carrier-identifier', priority: 0.9 },
  { path: '/qr-builder', priority: 0.9 },
  { path: '/nepali-calendar', priority: 0.8 },
  { path: '/nepali-date-converter', priority: 0.8 },
] as const

/** The site's own text pages, which the live sitemap lists too. */
export const textPages = [
  { path: '/about', title: 'About' },
  { path: '/calendar-data', title: 'How we know our Nepali dates' },
  { path: '/developers', title: 'For developers' },
  { path: '/developers/date-field', title: 'Nepali date field for your forms' },
  { path: '/developers/frames', title: 'Frames for your site' },
  { path: '/developers/spreadsheets', title: 'Nepali dates in spreadsheets' },
  { path: '/data', title: 'Open data' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
] as const

/**
 * ADM-16, ADM-24: home and every active tool with a page, then the text pages; for a path in both lists the tool's row
 * wins.
 * @param tools undefined if they could not be loaded: then the fixed list is used
 */
export function entriesOf(
  site: { url: string; title: string },
  tools: readonly ToolRow[] | undefined,
): Entry[] {
  const { released, ...first } = home
  const homeEntry: Entry = { ...first, loc: `${site.url}/`, lastmod: released, title: site.title }
  return [
    homeEntry,
    ...(tools ? [...tools.flatMap(rowEntry), ...textPages.map(textEntry)] : fixedTools.flatMap(fixedEntry)),
  ]

  function textEntry({ path, title }: (typeof textPages)[number]): Entry {
    return { path, loc: site.url + path, lastmod: released, changefreq: 'monthly', priority: 0.3, title }
  }

  function rowEntry({ path, name, seo_title, is_active, updated_at }: ToolRow): Entry[] {
    const tool = manifestAt(path)
    if (!is_active || tool?.status !== 'open') return []
    const changed = updated_at.slice(0, 10)
    const lastmod = [tool.released, changed].toSorted().at(-1) ?? changed
    const title = seo_title || name
    return [{ path, loc: site.url + path, lastmod, changefreq: 'monthly', priority: 0.9, title }]
  }

  function fixedEntry({ path, priority }: (typeof fixedTools)[number]): Entry[] {
    const tool = manifestAt(path)
    if (!tool) return []
    const { released: lastmod, seo } = tool
    return [{ path, loc: site.url + path, lastmod, changefreq: 'monthly', priority, title: seo.title.en }]
  }
}

/** The sitemap as XML, each page in both languages. */
export function sitemapXml(siteUrl: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap((entry) => languages.map((lang) => urlOf(siteUrl, entry, lang)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function urlOf(siteUrl: string, { path, lastmod, changefreq, priority }: Entry, lang: Lang): string {
  const address = (of: Lang) => escaped(siteUrl + pathIn(of, path))
  const alternates = languages.map(
    (of) => `    <xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`,
  )
  return `  <url>
    <loc>${address(lang)}</loc>
    <lastmod>${lastmod}</lastmod>
    <changefreq>${changefreq}</changefreq>
    <priority>${priority.toFixed(1)}</priority>
${alternates.join('\n')}
  </url>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
