import { barText, mark, shown, table } from '../lib/figures.ts'
import { type Direction, ourName } from './converters.ts'
import type { Rate } from './rounds.ts'
import { type OurSizes, sizeBar } from './size.ts'

const rateBar = { atLeast: 20 }
const timesBar = { atLeast: 50 }

export interface Sizes {
  ours: OurSizes
  others: { name: string; bytes: number }[]
}

/** Millions of conversions a second each way, and how often the rate of the fastest other library fits in. */
export function ratesTable(rates: readonly Rate[]): string {
  const names = [...new Set(rates.map(({ name }) => name))]
  const head = [
    'library',
    `BS→AD M/s (${barText(rateBar)})`,
    `× fastest peer (${barText(timesBar)})`,
    'AD→BS M/s',
    '× fastest peer',
    'days that differ, BS→AD',
    'AD→BS',
  ]
  const cells = (name: string, direction: Direction) => {
    const rate = find(rates, name, direction).perSecond / 1e6
    const times = rate / fastestPeer(rates, direction)
    const marks = (value: number, bar: typeof rateBar) => (name === ourName ? ` ${mark(value, bar)}` : '')
    return [`${shown(rate, 2)}${marks(rate, rateBar)}`, `${shown(times, 1)}${marks(times, timesBar)}`]
  }
  const rows = names.map((name) => [
    name,
    ...cells(name, 'bsToAd'),
    ...cells(name, 'adToBs'),
    String(find(rates, name, 'bsToAd').wrong),
    String(find(rates, name, 'adToBs').wrong),
  ])
  return table(head, rows)
}

export function sizesTable({ ours, others }: Sizes): string {
  return table(
    ['minified and gzipped', 'bytes'],
    [
      [
        `ours: both conversions with the table (${barText(sizeBar)})`,
        `${ours.conversions} ${mark(ours.conversions, sizeBar)}`,
      ],
      [
        `ours: tithi, nakshatra, sun and festivals on top (${barText(sizeBar)})`,
        `${ours.panchanga} ${mark(ours.panchanga, sizeBar)}`,
      ],
      ['ours: all of the main entry, with names, parser, formats and arithmetic', String(ours.everything)],
      [
        'ours: all of both entries, with the names of festivals and nakshatras',
        String(ours.everythingWithPanchanga),
      ],
      ...others.map(({ name, bytes }) => [`${name}: conversions`, String(bytes)]),
    ],
  )
}

function find(rates: readonly Rate[], name: string, direction: Direction): Rate {
  const rate = rates.find((one) => one.name === name && one.direction === direction)
  if (!rate) throw new Error(`Nothing was measured of ${name}`)
  return rate
}

function fastestPeer(rates: readonly Rate[], direction: Direction): number {
  const others = rates.filter((rate) => rate.name !== ourName && rate.direction === direction)
  return Math.max(...others.map(({ perSecond }) => perSecond)) / 1e6
}
