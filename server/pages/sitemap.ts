import { firstBsYear, lastPublishedYear } from 'bikram-sambat-calendar'
import { languages, pathIn } from '#app/lib/language.ts'

export interface Listed {
  path: string
  /** `YYYY-MM-DD` of the last real change. */
  changed: string
  /** 0.3 by default. */
  priority?: number | undefined
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Names the files that list the pages. */
export function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`)
  return `${head}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`
}

/** Each page in both languages. */
export function sitemap(siteUrl: string, pages: readonly Listed[]): string {
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
export function calendarMonths(path: string): string[] {
  const years = Array.from({ length: lastPublishedYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return years.flatMap((year) => Array.from({ length: 12 }, (_, index) => `${path}/${year}/${index + 1}`))
}
