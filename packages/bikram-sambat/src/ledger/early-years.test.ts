import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { daysInBsMonth } from '../bs-year.ts'
import { adToBs, bsToAd } from '../convert.ts'
import { firstBsYear, firstKnownBsYear, lastPublishedYear } from '../data/month-lengths.ts'
import { otherStarts } from '../data/other-starts.ts'
import { bsDayNumber } from '../day-number.ts'
import { DateOutOfRangeError } from '../errors.ts'
import { absenceOf, parseAd, parseBs } from '../parse.ts'
import { entryMinutes, gradeOf, marginOf } from './grades.ts'
import { differingMonths, earlyTables, sourcesOf } from './index.ts'

interface Table {
  address: string
  commit: string
  years: Record<string, number[]>
}

const { tables } = JSON.parse(
  readFileSync(new URL('../../fixtures/early-tables.json', import.meta.url), 'utf8'),
) as { tables: Table[] }

const early = Array.from({ length: firstBsYear - firstKnownBsYear }, (_, index) => firstKnownBsYear + index)
const months = Array.from({ length: 12 }, (_, index) => index + 1)
const earlyMonths = early.flatMap((year) => months.map((month) => ({ year, month })))

/** Day numbers of the first days of a table's months by `1974-2`, counted back from 1 Baisakh 2000, which none disputes. */
function startsOf({ years }: Table): Map<string, number> {
  const starts = new Map<string, number>()
  let end = bsDayNumber({ year: firstBsYear, month: 1, day: 1 })
  for (const year of early.toReversed())
    for (const month of months.toReversed()) {
      const length = years[year]?.[month - 1]
      if (length === undefined) continue
      end -= length
      starts.set(`${year}-${month}`, end)
    }
  return starts
}

test('BS 1970 to 1999: at least two independent tables have each first day, and where one differs, ledger and grade say so', () => {
  expect(tables.map(({ address }) => address)).toEqual(earlyTables)
  for (const { commit } of tables) expect(commit).toMatch(/^[0-9a-f]{40}$/)
  const all = tables.map((table) => ({ ...table, starts: startsOf(table) }))
  const differing = earlyMonths.flatMap(({ year, month }) => {
    const key = `${year}-${month}`
    const own = bsDayNumber({ year, month, day: 1 })
    const agreeing = all.filter(({ starts }) => starts.get(key) === own)
    expect(agreeing.length, key).toBeGreaterThanOrEqual(2)
    const others = all.filter(({ starts }) => starts.has(key) && starts.get(key) !== own)
    expect(['contested', 'single-camp'].includes(gradeOf(year, month)), key).toBe(others.length > 0)
    return others.slice(0, 1).map(({ address, starts }) => ({
      month: (year * 100 + month) * (Number(starts.get(key)) - own),
      address,
    }))
  })
  expect(differing.map(({ month }) => month)).toEqual(otherStarts.slice(0, -1))
  expect(differing.map(({ address }) => address)).toEqual(
    differingMonths.slice(0, -1).map(({ source }) => source),
  )
})

test('BS 1970 to 1999: 351 first days are cross-checked, and the sun supports or leaves open all 360', () => {
  const grades = Map.groupBy(earlyMonths, ({ year, month }) => gradeOf(year, month))
  expect(Object.fromEntries([...grades].map(([grade, list]) => [grade, list.length]))).toEqual({
    'cross-checked': 351,
    'single-camp': 3,
    contested: 6,
  })
  // By the three cuts of the day these begin on another day, by minutes.
  const beside = earlyMonths.filter(({ year, month }) => marginOf(year, month) < 0)
  expect(beside.map(({ year, month }) => [year, month, Math.round(marginOf(year, month))])).toEqual([
    [1977, 2, -10],
    [1977, 10, -2],
    [1988, 11, -5],
    [1998, 6, -0],
  ])
  // By a cut of each month's own, as BS 2000 to 2083 have it, none does.
  const against = earlyMonths.filter(({ year, month }) => {
    const settled = Array.from({ length: lastPublishedYear - firstBsYear + 1 }, (_, index) =>
      entryMinutes(firstBsYear + index, month),
    )
    const minutes = entryMinutes(year, month)
    return minutes < Math.max(...settled) - 1440 || minutes - 1440 >= Math.min(...settled)
  })
  expect(against).toEqual([])
})

test('the ledger names the tables that years before 2000 are known from', () => {
  for (const { year, month } of earlyMonths)
    expect(sourcesOf(year, month)).toEqual(['Published calendars, compared', ...earlyTables])
})

test('every day of BS 1970 to 1999 is converted both ways, and they follow each other from 1913-04-13', () => {
  const next = new Date(Date.UTC(1913, 3, 13))
  for (const { year, month } of earlyMonths)
    for (let day = 1; day <= daysInBsMonth(year, month); day++) {
      const bs = { year, month, day }
      const ad = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
      expect(bsToAd(bs)).toEqual(ad)
      expect(adToBs(ad)).toEqual(bs)
      next.setUTCDate(next.getUTCDate() + 1)
    }
  expect(next.toISOString().slice(0, 10)).toBe('1943-04-14')
})

test('what lies before 1 Baisakh 1970 is refused', () => {
  for (const bs of [
    { year: 1969, month: 12, day: 30 },
    { year: 1970, month: 0, day: 1 },
    { year: 1970, month: 1, day: 0 },
  ])
    expect(() => bsToAd(bs)).toThrow(DateOutOfRangeError)
  expect(() => adToBs({ year: 1913, month: 4, day: 12 })).toThrow(DateOutOfRangeError)
  expect(absenceOf('bs', { year: 1969, month: 12, day: 1 })).toEqual({ reason: 'out-of-range' })
  expect(parseBs('1969-12-30')).toEqual({ ok: false, reason: 'out-of-range' })
  expect(parseAd('1913-04-12')).toEqual({ ok: false, reason: 'out-of-range' })
  expect(parseBs('1985 जेठ ३२')).toEqual({ ok: false, reason: 'no-such-day' })
  expect(parseBs('५ जेठ १९८५')).toEqual({ ok: true, date: { year: 1985, month: 2, day: 5 } })
})
