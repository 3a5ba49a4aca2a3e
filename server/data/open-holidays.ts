import { hash } from 'node:crypto'
import { daysAfter } from 'bikram-sambat-calendar/iso-day'
import type { z } from 'zod'
import { type holiday, holidaysOf, holidayYears } from '../api/v1/festivals.ts'

type Holiday = z.output<typeof holiday>

interface Span extends Omit<Holiday, 'ad' | 'bs'> {
  from: string
  to: string
}

/** All public holidays in the CSV form of OpenHolidays (https://www.openholidaysapi.org); its cells have no commas but between languages. */
export function openHolidaysCsv(): string {
  const lines = spansOf(holidayYears.flatMap((year) => holidaysOf(year) ?? [])).map(
    ({ id, name, scope, from, to }) =>
      [
        uuidOf(`${id} ${scope ?? ''} ${from}`),
        'NP',
        from,
        to === from ? '' : to,
        scope === null ? 'Public' : 'Optional',
        `EN ${withoutComma(name.en)},NE ${withoutComma(name.ne)}`,
      ].join(';'),
  )
  return ['Id;Country;StartDate;EndDate;Type;Name', ...lines, ''].join('\n')
}

/** Days of one holiday that follow each other are one row. */
function spansOf(days: readonly Holiday[]): Span[] {
  const spans: Span[] = []
  for (const { ad, ...day } of days) {
    const before = spans.find(
      ({ id, scope, to }) => id === day.id && scope === day.scope && daysAfter(to, 1) === ad,
    )
    if (before) before.to = ad
    else spans.push({ ...day, from: ad, to: ad })
  }
  return spans
}

/** `Holi, hill districts` becomes `Holi (hill districts)`. */
const withoutComma = (name: string) => name.replace(/, (.+)$/, ' ($1)')

/** The same for the same holiday in every release: version 8 of RFC 9562. */
function uuidOf(text: string): string {
  const hex = hash('sha256', text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
