import type { CalendarDay } from '@chautari/bikram-sambat'
import { type Calendar, convert, isListed, numericText } from './conversion.ts'

/** The key of the typed date is its calendar; the dates of the two panels have keys of their own. */
const calendarOf = { bs: 'bs', ad: 'ad', 'list-bs': 'bs', 'list-ad': 'ad' } as const

type AddressKey = keyof typeof calendarOf

const keys = Object.keys(calendarOf) as AddressKey[]

/** The dates that were converted. */
export type AddressDates = Partial<Record<AddressKey, CalendarDay>>

/**
 * The dates of an address, `#bs=2082-04-29&list-ad=2025-07-13` or `?ad=2025-07-13`; `bs` and `ad` together are those of the
 * panels. An invalid date is ignored. The page itself writes the fragment only, which browsers never send.
 */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): AddressDates {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const dates: AddressDates = Object.fromEntries(
    keys.flatMap((key) => {
      const date = dateOf(calendarOf[key], fragment.get(key) ?? query.get(key))
      return date ? [[key, date] as const] : []
    }),
  )
  const { bs, ad } = dates
  const entries = Object.entries(bs && ad ? { 'list-bs': bs, 'list-ad': ad } : dates)
  return Object.fromEntries(
    entries.filter(([key, day]) => !key.startsWith('list-') || isListed(calendarOf[key as AddressKey], day)),
  )
}

/** The address of these dates; other parameters and a foreign fragment stay. */
export function addressOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  shown: AddressDates,
) {
  const query = new URLSearchParams(search)
  for (const key of keys) query.delete(key)
  const dates = keys.flatMap((key) => {
    const date = shown[key]
    return date ? [`${key}=${numericText(date)}`] : []
  })
  const foreign = /^#(list-)?(bs|ad)=/.test(hash) ? '' : hash
  const fragment = dates.length > 0 ? `#${dates.join('&')}` : foreign
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${fragment}`
}

function dateOf(calendar: Calendar, text: string | null): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return convert(calendar, date).ok ? date : undefined
}

/** The fields of a form that was posted without JavaScript. */
export type Posted = Readonly<Record<string, string>>

/** The date of a panel's lists. */
export function postedDay({ panel, year, month, day }: Posted, calendar: Calendar): CalendarDay | undefined {
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return panel === calendar && Object.values(date).every(Number.isInteger) ? date : undefined
}
