import { latinDigits } from 'bikram-sambat-calendar/digits'

/** Text made comparable: one Unicode form, lower case, Latin digits, single spaces. */
export function searchable(text: string): string {
  return latinDigits(text.normalize('NFC').toLowerCase()).replace(/\s+/g, ' ').trim()
}

/** Whether a query is a case-insensitive substring of one of the texts. A blank query matches nothing. */
export function matchesText(query: string, texts: readonly string[]): boolean {
  const wanted = searchable(query)
  return wanted !== '' && texts.some((text) => searchable(text).includes(wanted))
}
