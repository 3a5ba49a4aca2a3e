import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import { type Lang, pathIn, textIn } from '#app/lib/language.ts'
import { messages } from '#app/pages/corrections/messages.ne.ts'
import { listPublished, mostPublished, type Published } from '#app/records/corrections/store.server.ts'
import { publicFile } from './define.ts'

export const readCorrections = publicFile({
  path: '/api/corrections.atom',
  summary: 'What was decided about reported mistakes, the newest first, as an Atom feed (RFC 4287)',
  contentType: 'application/atom+xml; charset=utf-8',
  fileName: 'corrections.atom',
  tags: ['corrections'],
  read: async ({ storage, config }, lang) =>
    atomFeed(config.siteUrl, lang, await listPublished(storage.db, mostPublished)),
})

/** Without a decision the feed is as old as the page. */
const firstDay = new Date('2026-11-27T00:00:00Z')

/** The time of a decision is the one of its entry and feed, so that an unchanged feed is the same text at every hour. */
function atomFeed(siteUrl: string, lang: Lang, decided: readonly Published[]): string {
  const { title, description } = messages[lang]
  const page = siteUrl + pathIn(lang, '/corrections')
  const self = `${siteUrl}/api/corrections.atom${lang === 'ne' ? '?lang=ne' : ''}`
  const host = new URL(siteUrl).host
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    element('title', title),
    element('subtitle', description),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${escapedHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapedHtml(page)}"/>`,
    element('updated', (decided[0]?.decided_at ?? firstDay).toISOString()),
    `<author>${element('name', host)}</author>`,
    ...decided.map((one) => entry(page, lang, one)),
    '</feed>\n',
  ].join('\n')
}

function entry(page: string, lang: Lang, decided: Published): string {
  const { id, subject_kind, state, decided_at } = decided
  const text = messages[lang]
  const name = textIn(lang, decided.name, decided.name_ne).text
  const reason = textIn(lang, decided.reason, decided.reason_ne).text
  return [
    '<entry>',
    element('id', `urn:uuid:${id}`),
    element('title', `${text.kinds[subject_kind]}: ${name}`),
    element('updated', decided_at.toISOString()),
    `<link rel="alternate" type="text/html" href="${escapedHtml(`${page}#${id}`)}"/>`,
    element('summary', `${text[state](dayText(lang, nepalDay(decided_at)))}: ${reason}`),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapedHtml(text)}</${name}>`
}
