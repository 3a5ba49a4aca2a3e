import { expect, test } from 'vitest'
import { computedYears, gradeCounts, ledgerYears } from './year-tables.tsx'

test('each year has its month lengths, its usual grade and the months with another one', () => {
  const years = ledgerYears()
  expect(years).toHaveLength(121)
  expect(years.find(({ year }) => year === 2062)).toEqual({
    year: 2062,
    lengths: [30, 32, 31, 32, 31, 31, 29, 30, 29, 30, 29, 31],
    grade: 'cross-checked',
    others: [{ month: 2, grade: 'contested' }],
  })
  expect(years.find(({ year }) => year === 2079)).toMatchObject({
    grade: 'primary',
    others: [
      { month: 3, grade: 'cross-checked' },
      { month: 8, grade: 'cross-checked' },
    ],
  })
})

test('the counts of the grades add up to all month starts', () => {
  const counts = gradeCounts(ledgerYears())
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(1452)
  expect(counts).toMatchObject({ contested: 7, 'single-camp': 4, 'computed-firm': 79, 'computed-open': 5 })
})

test('2084, 2086, 2088 and 2090 are firm; the open years name their months', () => {
  const years = computedYears()
  expect(years.filter(({ open }) => open.length === 0).map(({ year }) => year)).toEqual([
    2084, 2086, 2088, 2090,
  ])
  expect(years.find(({ year }) => year === 2087)?.open).toEqual([{ month: 5, margin: 14, other: 'earlier' }])
})
