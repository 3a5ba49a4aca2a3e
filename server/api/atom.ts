import { escapedHtml } from '#app/lib/escaped-html.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { Site } from '#server/services.ts'
import { type PublicFile, publicFile } from './define.ts'

interface AtomRoute extends Pick<PublicFile, 'path' | 'summary' | 'tags'> {
  /** Path of the page that shows the same. */
  page: string
  /** @param pageUrl of the page in the language */
  read: (site: Site, lang: Lang, pageUrl: string) => Promise<AtomContent>
}

interface AtomContent {
  title: string
  subtitle: string
  /** The newest first. */
  entries: readonly AtomEntry[]
}

interface AtomEntry {
  /** The same for the same entry in every answer: an IRI, or `#` with its key in the feed. */
  id: string
  title: string
  /** Its own time, not the hour of the answer, so that an unchanged feed is the same text at every hour. */
  updated: Date
  url: string
  summary: string
}

/** Without an entry a feed is as old as the first of them. */
const firstDay = Date.parse('2026-11-27T00:00:00Z')

/** A public file that is an Atom feed (RFC 4287). */
export const atomFile = ({ page, read, ...route }: AtomRoute): PublicFile =>
  publicFile({
    ...route,
    summary: `${route.summary}, as an Atom feed (RFC 4287)`,
    contentType: 'application/atom+xml; charset=utf-8',
    read: async (site, lang) => {
      const { siteUrl } = site.config
      const feedUrl = siteUrl + route.path
      const self = feedUrl + (lang === 'ne' ? '?lang=ne' : '')
      const pageUrl = siteUrl + pathIn(lang, page)
      const { title, subtitle, entries } = await read(site, lang, pageUrl)
      const times = entries.map(({ updated }) => updated.getTime())
      return [
        '<?xml version="1.0" encoding="utf-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
        element('title', title),
        element('subtitle', subtitle),
        element('id', self),
        `<link rel="self" type="application/atom+xml" href="${escapedHtml(self)}"/>`,
        pageLink(pageUrl),
        element('updated', new Date(Math.max(...(times[0] ? times : [firstDay]))).toISOString()),
        `<author>${element('name', new URL(siteUrl).host)}</author>`,
        ...entries.map((entry) => entryText(feedUrl, entry)),
        '</feed>\n',
      ].join('\n')
    },
  })

const entryText = (feedUrl: string, { id, title, updated, url, summary }: AtomEntry) =>
  [
    '<entry>',
    element('id', id.startsWith('#') ? feedUrl + id : id),
    element('title', title),
    element('updated', updated.toISOString()),
    pageLink(url),
    element('summary', summary),
    '</entry>',
  ].join('\n')

const pageLink = (url: string) => `<link rel="alternate" type="text/html" href="${escapedHtml(url)}"/>`

const element = (name: string, text: string) => `<${name}>${escapedHtml(text)}</${name}>`
