import { adToBs, bsToAd, daysInBsMonth, firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { almanacDaysOf } from '@chautari/bikram-sambat/almanac'
import { daysAfter, daysBetween } from '@chautari/bikram-sambat/iso-day'
import { festivalsOf, tithiOf } from '@chautari/bikram-sambat/panchanga'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysFrom } from '#app/platform/personal/own-day.ts'
import type { OwnDay } from '#app/platform/personal/personal-record.ts'
import { ownDaysFile } from './own-days-file.ts'

const firstDay = '1943-04-14'
const lastDay = '2034-04-13'

/** Every day of the table, in order, with its BS date and the tithi at its sunrise. */
const table = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => {
  const day = daysAfter(firstDay, index)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const bs = adToBs({ year, month, day: date })
  return { day, bs, tithi: tithiOf(bs).number }
})

/** The Ekadashis of a year by the names that they have in Nepal: those of Baisakh's dark and bright half first. */
const ekadashis =
  'varuthini mohini apara nirjala yogini harishayani kamika shravan-putrada aja hariparivartini indira papankusha rama haribodhini utpanna mokshada saphala poush-putrada shattila bhima vijaya amalaki papmochani kamada'.split(
    ' ',
  )

/** The places of each of them in the table. */
const placesOf = new Map<string, number[]>()
for (let year = firstBsYear; year <= lastBsYear; year++)
  for (const { id, date } of [...festivalsOf(year), ...almanacDaysOf(year)]) {
    const { year: adYear, month, day } = bsToAd(date)
    const iso = new Date(Date.UTC(adYear, month - 1, day)).toISOString().slice(0, 10)
    const name = id.replace('-ekadashi', '')
    placesOf.set(name, [...(placesOf.get(name) ?? []), daysBetween(firstDay, iso)])
  }

/** The day of a tithi in the half month of an Ekadashi: the first that has it at sunrise, else the one in which it begins. */
function tithiNear(ekadashi: number, tithi: number): number {
  const near = ekadashi + ((tithi - 1) % 15) - 10
  const days = [-3, -2, -1, 0, 1, 2, 3].map((days) => near + days)
  const of = (at: number) => table[at]?.tithi
  const [before, after] = [((tithi + 28) % 30) + 1, (tithi % 30) + 1]
  return (
    days.find((at) => of(at) === tithi) ??
    days.find((at) => of(at) === before && of(at + 1) === after) ??
    Number.NaN
  )
}

function expectedDays({ calendar, month, day }: OwnDay, from: string, until: string): string[] {
  const isWanted = (each: string) => each >= from && each < until
  if (calendar === 'tithi') {
    const name = ekadashis[(month - 1) * 2 + (day > 15 ? 0 : 1)] ?? ''
    return (placesOf.get(name) ?? [])
      .map((place) => table[tithiNear(place, day)]?.day ?? 'no day')
      .filter(isWanted)
  }
  return table
    .slice(daysBetween(firstDay, from), daysBetween(firstDay, until))
    .filter(({ bs }) => bs.month === month && bs.day === Math.min(day, daysInBsMonth(bs.year, month)))
    .map((one) => one.day)
}

const ownDay = fc.oneof(
  fc.record({
    calendar: fc.constant('bs'),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 32 }),
  }),
  fc.record({
    calendar: fc.constant('tithi'),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 30 }),
  }),
)

test('10,000 random days of BS and of tithis fall on the days that the calendar package has', () => {
  fc.assert(
    fc.property(ownDay, fc.integer({ min: 400, max: table.length - 800 }), (random, place) => {
      const own = { name: 'Ama', next: '', ...random } as OwnDay
      const from = table[place]?.day ?? ''
      const until = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`
      expect(daysFrom(own, from, 1), JSON.stringify([own, from])).toEqual(expectedDays(own, from, until))
    }),
    { numRuns: 10_000, seed: 20_831_108, endOnFailure: true },
  )
})

const today = '2026-11-21'
const own = (calendar: OwnDay['calendar'], month: number, day: number, name = 'Ama'): OwnDay => ({
  name,
  calendar,
  month,
  day,
  next: '',
})
const linesOf = (...days: OwnDay[]) =>
  ownDaysFile(days, { lang: 'en', today, alarmHours: -17 }).replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1))

test('the file has each day of the next ten years as far as the calendar goes, with a reminder', () => {
  const days = [own('bs', 8, 22), own('ad', 2, 29), own('tithi', 2, 11)]
  const lines = linesOf(...days)
  const starts = valuesOf(lines, 'DTSTART')
  expect(starts).toEqual(
    days.flatMap((day) => daysFrom(day, today, 10)).map((day) => day.replaceAll('-', '')),
  )
  expect(starts.at(0)).toBe('20261208')
  // BS 2083 to 2090; ten times in AD, on the last day of February where it has 28 days.
  expect(daysFrom(days[0]!, today, 10)).toHaveLength(8)
  expect(daysFrom(days[1]!, today, 10).slice(0, 2)).toEqual(['2027-02-28', '2028-02-29'])
  expect(daysFrom(days[1]!, today, 10)).toHaveLength(10)
  expect(valuesOf(lines, 'TRIGGER')).toEqual(starts.map(() => '-PT17H'))
  expect(new Set(valuesOf(lines, 'UID')).size).toBe(starts.length)
})

test('a day says what it is, and what is not settled about it', () => {
  const [first, second] = valuesOf(linesOf(own('bs', 8, 22)), 'DESCRIPTION;')
  expect(first).toBe('22 Mangsir (BS)')
  expect(second).toMatch(/^22 Mangsir \(BS\)\\nProvisional: the official calendar of 2084 BS is not out yet/)
  const [tithi] = valuesOf(linesOf(own('tithi', 2, 11)), 'DESCRIPTION;')
  expect(tithi).toMatch(/^Jestha Shukla Ekadashi \(tithi\)\\n.*Computed by rule/)
})

test('a day keeps its id in a later file, and days of the same date have different ids', () => {
  const file = (from: string) =>
    ownDaysFile([own('bs', 8, 22), own('bs', 8, 22, 'Buwa, दाइ')], { lang: 'ne', today: from, alarmHours: 7 })
  const uids = (from: string) => valuesOf(file(from).replaceAll('\r\n ', '').split('\r\n'), 'UID')
  expect(uids('2026-11-21')).toContain(uids('2029-01-01')[0])
  expect(new Set(uids(today)).size).toBe(uids(today).length)
})
