import { expect, test } from 'vitest'
import { almanacDaysOf } from '../almanac/index.ts'
import { firstBsYear, lastBsYear } from '../data/month-lengths.ts'
import { daysOfTithi, festivalsOf } from './index.ts'

const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)

// As almanacs of Nepal name them: month, Baisakh first, and tithi.
test.each([
  ['mata-tirtha', 1, 30],
  ['buddha-jayanti', 1, 15],
  ['nirjala-ekadashi', 2, 11],
  ['yogini-ekadashi', 3, 26],
  ['guru-purnima', 3, 15],
  ['kushe-aunsi', 5, 30],
  ['teej', 5, 3],
  ['ghatasthapana', 6, 1],
  ['kukur-tihar', 7, 29],
  ['chhath', 7, 6],
  ['saphala-ekadashi', 9, 26],
  ['papmochani-ekadashi', 12, 26],
  ['chaite-dashain', 12, 8],
] as const)('%s is of month %i, tithi %i, in every year of the table', (id, month, tithi) => {
  for (const year of years) {
    const published = [...festivalsOf(year), ...almanacDaysOf(year)].filter((one) => one.id === id)
    expect(daysOfTithi(year, month, tithi).map(({ date }) => date)).toEqual(published.map(({ date }) => date))
  }
})

test('a tithi comes about every 354 or 384 days, so that a year may have none or two', () => {
  const counts = new Set(years.map((year) => daysOfTithi(year, 12, 15).length))
  expect([...counts].toSorted((a, b) => a - b)).toEqual([0, 1, 2])
})
