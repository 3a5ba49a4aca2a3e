import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { adToBs, bsToAd, type CalendarDay } from 'bikram-sambat'

export const directions = ['bsToAd', 'adToBs'] as const
export type Direction = (typeof directions)[number]

/** One direction of one library, in the form in which it takes and gives days. */
interface Converter {
  /** Makes the input before the clock starts. */
  input: (day: CalendarDay) => unknown
  convert: (input: never) => unknown
  /** Reads the answer after the clock has stopped. */
  answer: (result: never) => CalendarDay
}

type Converters = Record<Direction, Converter>

export interface Peer {
  name: string
  version: string
  /** Its conversions as a user would import them, for the size of the bundle. */
  imports: string
}

export const ourName = 'ours'

export const peers: readonly Peer[] = [
  { name: 'bikram-sambat', version: '1.8.1', imports: "export { toGreg, toBik } from 'bikram-sambat'" },
  {
    name: 'nepali-date-converter',
    version: '3.4.0',
    imports: "export { default } from 'nepali-date-converter'",
  },
  {
    name: 'bikram-sambat-js',
    version: '1.0.3',
    imports: "export { BSToAD, ADToBS } from 'bikram-sambat-js'",
  },
  {
    name: '@sbmdkl/nepali-date-converter',
    version: '2.0.5',
    imports: "export { bsToAd, adToBs } from '@sbmdkl/nepali-date-converter'",
  },
]

/** Loads a library from the folder into which the peers were installed. */
export function loadConverters(name: string, folder: string): Converters {
  const require = createRequire(pathToFileURL(join(folder, 'package.json')))
  if (name === ourName)
    return {
      bsToAd: { input: copy, convert: bsToAd, answer: same },
      adToBs: { input: copy, convert: adToBs, answer: same },
    }
  if (name === 'bikram-sambat') return withNumbers(require(name) as BikramSambat)
  if (name === 'nepali-date-converter') return withClass((require(name) as { default: NepaliDate }).default)
  if (name === 'bikram-sambat-js') {
    const { BSToAD, ADToBS } = require(name) as Record<'BSToAD' | 'ADToBS', (day: string) => string>
    return withText({ bsToAd: BSToAD, adToBs: ADToBS })
  }
  return withText(require(name) as Record<Direction, (day: string) => string>)
}

interface BikramSambat {
  toGreg: (year: number, month: number, day: number) => CalendarDay
  toBik: (day: string) => CalendarDay
}

interface MonthFromZero {
  year: number
  month: number
  date: number
}

/** Months count from 0 here. */
interface NepaliDate {
  new (year: number, month: number, day: number): { getAD: () => MonthFromZero }
  new (date: Date): { getBS: () => MonthFromZero }
}

function withNumbers({ toGreg, toBik }: BikramSambat): Converters {
  return {
    bsToAd: {
      input: copy,
      convert: ({ year, month, day }: CalendarDay) => toGreg(year, month, day),
      answer: same,
    },
    adToBs: { input: iso, convert: toBik, answer: same },
  }
}

function withClass(Library: NepaliDate): Converters {
  const answer = ({ year, month, date }: MonthFromZero) => ({ year, month: month + 1, day: date })
  return {
    bsToAd: {
      input: copy,
      convert: ({ year, month, day }: CalendarDay) => new Library(year, month - 1, day).getAD(),
      answer,
    },
    adToBs: {
      input: ({ year, month, day }) => new Date(year, month - 1, day),
      convert: (date: Date) => new Library(date).getBS(),
      answer,
    },
  }
}

function withText(functions: Record<Direction, (day: string) => string>): Converters {
  const answer = (text: string) => {
    const [year, month, day] = text.split('-').map(Number) as [number, number, number]
    return { year, month, day }
  }
  const of = (direction: Direction): Converter => ({ input: iso, convert: functions[direction], answer })
  return { bsToAd: of('bsToAd'), adToBs: of('adToBs') }
}

/** Made in the order of use, so that reading the inputs costs all libraries alike. */
function copy({ year, month, day }: CalendarDay): CalendarDay {
  return { year, month, day }
}

function same(day: CalendarDay): CalendarDay {
  return day
}

function iso({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
