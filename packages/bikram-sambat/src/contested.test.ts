import { expect, test } from 'vitest'
import { contestedDays, otherAdOf, otherBsOf, otherDaysInBsMonth } from './contested.ts'
import { adToBs, bsToAd } from './convert.ts'
import { DateOutOfRangeError, UnsettledDateError } from './errors.ts'

const strict = { allow: 'published' } as const
const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}

test('the contested days are the 32 of Jestha 2062, each with its date in both readings', () => {
  const all = contestedDays()
  const days = all.filter(({ bs }) => bs.year >= 2000)
  expect(days).toHaveLength(32)
  expect(days[0]).toEqual({ ad: day('2005-05-14'), bs: day('2062-02-01'), otherBs: day('2062-01-31') })
  expect(days[1]).toEqual({ ad: day('2005-05-15'), bs: day('2062-02-02'), otherBs: day('2062-02-01') })
  expect(days[31]).toEqual({ ad: day('2005-06-14'), bs: day('2062-02-32'), otherBs: day('2062-02-31') })
  for (const { ad, bs, otherBs } of all) {
    expect(adToBs(ad)).toEqual(bs)
    expect(otherBsOf(ad)).toEqual(otherBs)
    expect(otherAdOf(otherBs)).toEqual(ad)
  }
})

test('before BS 2000, a month that begins a day earlier elsewhere takes the last day of the one before', () => {
  expect(contestedDays().filter(({ bs }) => bs.year < 2000)).toHaveLength(277)
  // Kartik 1977 begins on 17 October 1920, in other tables on 16 October.
  expect(otherBsOf(day('1920-10-16'))).toEqual(day('1977-07-01'))
  expect(otherBsOf(day('1920-10-17'))).toEqual(day('1977-07-02'))
  expect(otherBsOf(day('1920-11-14'))).toEqual(day('1977-07-30'))
  expect([otherBsOf(day('1920-10-15')), otherBsOf(day('1920-11-15'))]).toEqual([undefined, undefined])
  expect([otherAdOf(day('1977-06-31')), otherAdOf(day('1977-07-30'))]).toEqual([undefined, day('1920-11-14')])
  expect([5, 6, 7, 8].map((month) => otherDaysInBsMonth(1977, month))).toEqual([undefined, 30, 30, undefined])
  expect(() => bsToAd(day('1977-07-05'), strict)).toThrow(UnsettledDateError)
  expect(bsToAd(day('1985-02-05'), strict)).toEqual(day('1928-05-18'))
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
