import type { BsDate } from '@chautari/bikram-sambat'

export const holidayScopes = ['women', 'schools', 'region', 'community', 'employees'] as const

export type HolidayScope = (typeof holidayScopes)[number]

export const scopeOf = (text: string | undefined) => holidayScopes.find((scope) => scope === text)

/** Who publishes a day; see `data/SOURCE.md`. */
export type HolidaySource = 'ministry' | 'reports' | 'ratopati' | 'rat32' | 'nepali-patro' | 'hamro-patro'

export const sourceOf: Readonly<Record<string, HolidaySource>> = {
  m: 'ministry',
  p: 'reports',
  r: 'ratopati',
  g: 'rat32',
  n: 'nepali-patro',
  h: 'hamro-patro',
}

/** Reads a year's text: `01-18 buddha-jayanti:mr+labour:mr 05-29 teej:mr:women`. */
export function readYear(year: number, text = '') {
  return [...text.matchAll(/(\d\d)-(\d\d) (\S+)/g)].flatMap(([, month, day, list = '']) =>
    list.split('+').map((entry) => {
      const [id = '', letters = '', scope] = entry.split(':')
      const date: BsDate = { year, month: Number(month), day: Number(day) }
      // Who publishes it, in the letters of `sourceOf`, and who has the holiday; undefined: everybody.
      return { id, letters, scope: scopeOf(scope), date }
    }),
  )
}
