import { latinDigits } from '@chautari/bikram-sambat/digits'

/** Text made comparable: one Unicode form, lower case, Latin digits, single spaces. */
export function searchable(text: string): string {
  return latinDigits(text.normalize('NFC').toLowerCase()).replace(/\s+/g, ' ').trim()
}

/** Whether a query is a case-insensitive substring of one of the texts. A blank query matches nothing. */
export function matchesText(query: string, texts: readonly string[]): boolean {
  const wanted = searchable(query)
  return wanted !== '' && texts.some((text) => searchable(text).includes(wanted))
}

/** For sorting texts by code points, or numbers: a browser's collation may differ from the server's. */
export function byCodePoint(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
