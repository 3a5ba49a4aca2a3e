import { adToBs, bsToAd } from 'bikram-sambat-calendar'
import { expect, test } from 'vitest'
import { contestedNote, missingDayNote, monthLengthNote } from './contested-note.ts'

const ofBs = (month: number, day: number) => {
  const bs = { year: 2062, month, day }
  return contestedNote('en', { calendar: 'bs', bs, ad: bsToAd(bs) })
}

test('a contested day has both readings, in the calendar that was asked for', () => {
  const ad = { year: 2005, month: 5, day: 14 }
  const day = { calendar: 'ad', ad, bs: adToBs(ad) } as const
  expect(contestedNote('en', day)).toContain('14 May 2005 is 31 Baisakh 2062 BS in some of them')
  expect(contestedNote('ne', day)).toContain('१४ मे २००५ का दिन वि.सं. ३१ वैशाख २०६२')
  expect(ofBs(2, 1)).toContain('1 Jestha 2062 BS is 15 May 2005 in some of them')
  expect(ofBs(2, 32)).toContain('Jestha 2062 has 31 days in some of them')
})

test('days beside the contested ones have no note', () => {
  expect([ofBs(1, 30), ofBs(3, 1)]).toEqual([undefined, undefined])
})

test('a date and a month length that only other calendars have are named', () => {
  expect(missingDayNote('en', { year: 2062, month: 1, day: 31 })).toContain('this date is 14 May 2005')
  expect(missingDayNote('en', { year: 2062, month: 2, day: 33 })).toBeUndefined()
  expect(missingDayNote('en', { year: 2061, month: 1, day: 32 })).toBeUndefined()
  expect([1, 2, 3].map((month) => monthLengthNote('en', 2062, month) !== undefined)).toEqual([
    true,
    true,
    false,
  ])
  expect(monthLengthNote('ne', 2061, 1)).toBeUndefined()
})
