import { expect, test } from 'vitest'
import { addAdMonths, bothOf, type Day, fiscalPeriodsOf, shiftDay, spanBetween } from './days.ts'

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
const ad = (text: string) => bothOf('ad', date(text))
const bs = (text: string) => bothOf('bs', date(text))
const parts = (years: number, months: number, days: number) => ({ years, months, days })

test('a day of either calendar is known in both', () => {
  expect(bs('2082-04-29')).toEqual({ bs: date('2082-04-29'), ad: date('2025-08-14') })
  expect(ad('2025-08-14')).toEqual(bs('2082-04-29'))
})

test('months of the English calendar are added to the same day or to the last one', () => {
  const cases: [string, number, string][] = [
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-12-15', 1, '2026-01-15'],
  ]
  for (const [from, months, to] of cases) expect(addAdMonths(date(from), months), from).toEqual(date(to))
})

test('an age in years, months and days is counted in both calendars', () => {
  expect(spanBetween(bs('2050-01-15'), bs('2082-04-29'))).toEqual({
    days: 11_797,
    bs: parts(32, 3, 14),
    ad: parts(32, 3, 18),
    backwards: false,
  })
  expect(spanBetween(ad('2000-02-29'), ad('2025-02-28')).ad).toEqual(parts(25, 0, 0))
  expect(spanBetween(ad('2000-03-01'), ad('2025-02-28')).ad).toEqual(parts(24, 11, 27))
})

test('a difference counts from the earlier day and says which one that is', () => {
  const forth = spanBetween(bs('2082-01-01'), bs('2083-01-01'))
  expect(forth).toEqual({ days: 365, bs: parts(1, 0, 0), ad: parts(1, 0, 0), backwards: false })
  expect(spanBetween(bs('2083-01-01'), bs('2082-01-01'))).toEqual({ ...forth, backwards: true })
  expect(spanBetween(bs('2083-01-01'), bs('2083-01-01')).days).toBe(0)
})

test('days, months and years are added and taken away in the calendar of the date', () => {
  const amount = parts(1, 1, 1)
  const shifted = (day: Day, calendar: 'bs' | 'ad', sign: 1 | -1) => shiftDay(day, calendar, amount, sign)
  expect(shifted(bs('2082-04-29'), 'bs', 1)?.bs).toEqual(date('2083-05-30'))
  expect(shifted(bs('2082-04-29'), 'bs', -1)?.bs).toEqual(date('2081-03-28'))
  expect(shifted(ad('2024-01-31'), 'ad', 1)?.ad).toEqual(date('2025-03-01'))
  expect(shifted(ad('2024-03-31'), 'ad', -1)?.ad).toEqual(date('2023-02-27'))
  expect(shiftDay(bs('2090-12-01'), 'bs', parts(0, 1, 0), 1)).toBeUndefined()
  expect(shiftDay(ad('1944-01-01'), 'ad', parts(1, 0, 0), -1)).toBeUndefined()
})

test('a day has a fiscal year, a half, a quarter and a month, and the days that are left of the year', () => {
  const { label, year, parts, daysLeft } = fiscalPeriodsOf(bs('2082-08-05'))
  expect([label, daysLeft]).toEqual(['2082/83', 237])
  expect([year, ...parts].map((period) => [period?.unit, period?.first, period?.last])).toEqual([
    ['fiscal-year', bs('2082-04-01'), bs('2083-03-32')],
    ['half', bs('2082-04-01'), bs('2082-09-30')],
    ['quarter', bs('2082-07-01'), bs('2082-09-30')],
    ['month', bs('2082-08-01'), bs('2082-08-29')],
  ])
  expect(fiscalPeriodsOf(bs('2083-03-32')).daysLeft).toBe(0)
})

test('where the table begins and ends, a fiscal year is not known', () => {
  for (const [day, label] of [
    ['2000-01-01', '1999/00'],
    ['2090-12-30', '2090/91'],
  ] as const) {
    const periods = fiscalPeriodsOf(bs(day))
    expect(periods).toMatchObject({ label, year: undefined, daysLeft: undefined })
    expect(periods.parts.map(({ unit }) => unit)).toEqual(['quarter', 'month'])
  }
})
