import type { CalendarDay } from 'bikram-sambat'
import { type Calendar, numericText } from './calendars.ts'
import { convert } from './conversion.ts'

/** The dates that were converted in the two panels. */
export type AddressDates = Partial<Record<Calendar, CalendarDay>>

const calendars: readonly Calendar[] = ['bs', 'ad']

/**
 * The dates of an address, `#bs=2082-04-29` or `?ad=2025-07-13`. An invalid date is ignored. The page itself writes the
 * fragment only, which browsers never send.
 */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): AddressDates {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const dates = calendars.flatMap((calendar) => {
    const date = dateOf(calendar, fragment.get(calendar) ?? query.get(calendar))
    return date ? [[calendar, date] as const] : []
  })
  return Object.fromEntries(dates)
}

/** The address of these dates; other parameters and a foreign fragment stay. */
export function addressOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  shown: AddressDates,
) {
  const query = new URLSearchParams(search)
  for (const calendar of calendars) query.delete(calendar)
  const dates = calendars.flatMap((calendar) => {
    const date = shown[calendar]
    return date ? [`${calendar}=${numericText(date)}`] : []
  })
  const foreign = /^#(bs|ad)=/.test(hash) ? '' : hash
  const fragment = dates.length > 0 ? `#${dates.join('&')}` : foreign
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${fragment}`
}

function dateOf(calendar: Calendar, text: string | null): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return convert(calendar, date).ok ? date : undefined
}
