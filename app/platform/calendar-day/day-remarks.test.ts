import {
  adToBs,
  type BsDate,
  bsToAd,
  daysInBsMonth,
  lastBsYear,
  lastPublishedYear,
  otherAdOf,
  otherBsOf,
} from '@chautari/bikram-sambat'
import { gradeOf, otherStartOf } from '@chautari/bikram-sambat/ledger'
import { periodsBetween } from '@chautari/bikram-sambat/periods'
import { expect, test } from 'vitest'
import openMonths from './data/open-months.json' with { type: 'json' }
import { contestedNote, dayRemarks, missingDayNote, monthLengthNote } from './day-remarks.ts'
import { monthRemarks, periodRemarks, spanRemarks, yearRemarks } from './period-remarks.ts'

const day = (year: number, month: number, day: number): BsDate => ({ year, month, day })
const ofDay = (bs: BsDate) => dayRemarks({ calendar: 'bs', bs, ad: bsToAd(bs) })
const english = (remarks: ReturnType<typeof ofDay>) => remarks.map(({ kind, text }) => `${kind}: ${text.en}`)

test('the open months are those that the ledger calls open, with the side on which they may begin', () => {
  const years = Array.from(
    { length: lastBsYear - lastPublishedYear },
    (_, index) => lastPublishedYear + 1 + index,
  )
  const months = years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })),
  )
  const open = months.filter(({ year, month }) => gradeOf(year, month) === 'computed-open')
  expect(
    Object.fromEntries(open.map(({ year, month }) => [`${year}-${month}`, otherStartOf(year, month)])),
  ).toEqual(openMonths)
})

test('every day of a computed year is provisional, and of a published one none is', () => {
  expect(ofDay(day(2083, 12, 30))).toEqual([])
  const [firm] = ofDay(day(2084, 3, 7))
  expect(firm?.chip).toEqual({ en: 'Provisional', ne: 'अस्थायी' })
  expect(firm?.text.en).toBe(
    'Provisional: the official calendar of 2084 BS is not out yet, so its days are computed. By the rule the start of Ashadh 2084 is not in doubt, but the official calendar decides.',
  )
  expect(firm?.text.ne).toContain('अस्थायी: वि.सं. २०८४ को आधिकारिक पात्रो अझै निस्किएको छैन')
})

test('a day of an open month, and the day before it that may be its first one, say so', () => {
  const mayBegin = 'Baisakh 2085 may begin a day earlier.'
  expect(english(ofDay(day(2085, 1, 1)))[0]).toContain(mayBegin)
  expect(english(ofDay(day(2084, 12, 31)))[0]).toContain(mayBegin)
  expect(english(ofDay(day(2084, 12, 30)))[0]).not.toContain(mayBegin)
  expect(english(ofDay(day(2089, 2, 1)))[0]).toContain('Jestha 2089 may begin a day later.')
  // One more day of Baisakh would be this month's first day in the table.
  expect(english(ofDay(day(2089, 1, daysInBsMonth(2089, 1))))[0]).toContain('not in doubt')
})

test('a month is open with its start or with that of the next one, and a year with any of its months', () => {
  expect(english(monthRemarks(2087, 5))[0]).toContain('Bhadra 2087 may begin a day earlier.')
  expect(english(monthRemarks(2087, 4))[0]).toContain('Bhadra 2087 may begin a day earlier.')
  expect(english(monthRemarks(2087, 6))[0]).toContain('not in doubt')
  expect(english(yearRemarks(2089))[0]).toContain('Jestha 2089 may begin a day later. Kartik 2089 may begin')
  expect([monthRemarks(2083, 1), yearRemarks(2083)]).toEqual([[], []])
})

test('a contested day, month and year have the other reading', () => {
  expect(english(ofDay(day(2062, 2, 1)))).toEqual([
    'contested: Published calendars differ about this date: 1 Jestha 2062 BS is 15 May 2005 in some of them.',
  ])
  expect(english(monthRemarks(2062, 2))).toEqual([
    'contested: Published calendars differ: in some of them Jestha 2062 has 31 days.',
  ])
  expect(yearRemarks(2062)[0]?.text.en).toMatch(/Baisakh 2062 has 31 days\. .*Jestha 2062 has 31 days\.$/)
})

test('a span names its computed years, in either order, and the contested day at one of its ends', () => {
  const ofYears = (from: number, to: number) => english(spanRemarks(day(from, 1, 9), day(to, 6, 9))).join()
  expect(ofYears(2083, 2084)).toContain('calendar of 2084 BS is not out yet')
  expect(ofYears(2085, 2084)).toContain('calendar of 2084 and 2085 BS is not out yet')
  expect(ofYears(2070, 2089)).toContain('calendar of 2084 to 2089 BS is not out yet')
  expect(ofYears(2070, 2083)).toBe('')
  expect(english(spanRemarks(day(2050, 1, 1), day(2062, 2, 3)))[0]).toMatch(/^contested: /)
})

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

test('a quarter, half or fiscal year is provisional by its own years, and no calendar has other ends for it', () => {
  for (const unit of ['quarter', 'half', 'fiscal-year'] as const)
    for (const period of periodsBetween(unit, day(2000, 4, 1), day(2090, 3, 30))) {
      const { first, last, label } = period
      for (const { ad, bs } of [first, last])
        expect([otherBsOf(ad), otherAdOf(bs)]).toEqual([undefined, undefined])
      const kinds = periodRemarks(period).map(({ kind }) => kind)
      expect(kinds, label.en).toEqual(last.bs.year > lastPublishedYear ? ['provisional'] : [])
    }
})
