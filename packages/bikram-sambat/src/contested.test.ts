import { expect, test } from 'vitest'
import { contestedDays, otherAdOf, otherBsOf } from './contested.ts'
import { adToBs, bsToAd } from './convert.ts'
import { DateOutOfRangeError, UnsettledDateError } from './errors.ts'

const strict = { allow: 'published' } as const
const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}

test('the contested days are the 32 of Jestha 2062, each with its date in both readings', () => {
  const days = contestedDays()
  expect(days).toHaveLength(32)
  expect(days[0]).toEqual({ ad: day('2005-05-14'), bs: day('2062-02-01'), otherBs: day('2062-01-31') })
  expect(days[1]).toEqual({ ad: day('2005-05-15'), bs: day('2062-02-02'), otherBs: day('2062-02-01') })
  expect(days[31]).toEqual({ ad: day('2005-06-14'), bs: day('2062-02-32'), otherBs: day('2062-02-31') })
  for (const { ad, bs, otherBs } of days) {
    expect(adToBs(ad)).toEqual(bs)
    expect(otherBsOf(ad)).toEqual(otherBs)
    expect(otherAdOf(otherBs)).toEqual(ad)
  }
})

test('days beside the contested ones have one reading', () => {
  for (const ad of ['2005-05-13', '2005-06-15', '2004-05-14']) expect(otherBsOf(day(ad))).toBeUndefined()
  for (const bs of ['2062-01-30', '2062-02-32', '2062-03-01', '2061-02-05', '2062-02-00'])
    expect(otherAdOf(day(bs)), bs).toBeUndefined()
  expect(otherAdOf({ year: 2062, month: 2, day: 1.5 })).toBeUndefined()
  expect(() => otherBsOf(day('1900-01-01'))).toThrow(DateOutOfRangeError)
})

test('strict conversions refuse computed years and contested days, and give all others', () => {
  for (const [bs, reason] of [
    ['2084-01-01', 'computed'],
    ['2090-12-30', 'computed'],
    ['2062-02-01', 'contested'],
    ['2062-02-32', 'contested'],
  ] as const) {
    const error = expect.objectContaining({ name: 'UnsettledDateError', reason })
    expect(() => bsToAd(day(bs), strict), bs).toThrow(error)
    expect(() => adToBs(bsToAd(day(bs)), strict), bs).toThrow(UnsettledDateError)
  }
  expect(bsToAd(day('2083-12-30'), strict)).toEqual(day('2027-04-13'))
  expect(adToBs(day('2005-05-13'), strict)).toEqual(day('2062-01-30'))
  expect(adToBs(day('2005-06-15'), strict)).toEqual(day('2062-03-01'))
  expect(() => bsToAd(day('2062-01-31'), strict)).toThrow(DateOutOfRangeError)
})
