import { type BsDate, formatAd, formatBs } from 'bikram-sambat-calendar'
import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const shrawan29 = { year: 2082, month: 4, day: 29 }
const august14 = { year: 2025, month: 8, day: 14 }

test.each([
  '2082-4-29',
  '2082-04-29',
  '2082/04/29',
  '२०८२.४.२९',
  '29 Shrawan 2082',
  '२०८२ साउन २९ गते',
  ' 20820429\n',
])('reads the Nepali date %j', (text) => {
  expect(readText(text)).toEqual({ date: shrawan29 })
})

test.each(['Aug 14, 2025', '14 August 2025', '२०२५ अगस्ट १४'])(
  'converts %j, whose month is of the other calendar',
  (text) => {
    expect(readText(text)).toEqual({ date: shrawan29, ad: august14 })
  },
)

test('converts numbers that can only be AD', () => {
  expect(readText('1998-05-06')).toEqual({
    date: { year: 2055, month: 1, day: 23 },
    ad: { year: 1998, month: 5, day: 6 },
  })
})

test('numbers that can be both are BS, unless the field is told that they are AD', () => {
  expect(readText('2025-08-14')).toEqual({ date: { year: 2025, month: 8, day: 14 } })
  expect(readText('2025-08-14', true)).toEqual({ date: shrawan29, ad: august14 })
})

test('a date that can only be BS is BS, also where AD is expected', () => {
  expect(readText('2082-04-29', true)).toEqual({ date: shrawan29 })
  expect(readText('29 Shrawan 2082', true)).toEqual({ date: shrawan29 })
})

test.each([
  ['2082-4-32', { year: 2082, month: 4, day: 32 }],
  ['2082-13-01', { year: 2082, month: 13, day: 1 }],
  ['२०८२/०४/४५', { year: 2082, month: 4, day: 45 }],
  ['2091.1.1', { year: 2091, month: 1, day: 1 }],
  ['1942-01-01', { year: 1942, month: 1, day: 1 }],
])('gives the numbers of %j, which is no day of the table', (text, given) => {
  expect(readText(text)).toEqual({ given })
})

test('numbers that only AD has within the limits of a field are AD', () => {
  const since2080 = ({ year }: BsDate) => year >= 2080 && year < 2084
  const chaitra1 = { date: { year: 2082, month: 12, day: 1 }, ad: { year: 2026, month: 3, day: 15 } }
  for (const text of ['2026 03 15', '2026-03-15', '2026/3/15', '20260315', '२०२६-०३-१५', '15/3/2026'])
    expect(readText(text, false, since2080), text).toEqual(chaitra1)
  expect(readText('2082-12-01', false, since2080)).toEqual({ date: chaitra1.date })
  // Outside the limits in both calendars: as without limits.
  expect(readText('2050-03-15', false, since2080)).toEqual({ date: { year: 2050, month: 3, day: 15 } })
})

test.each(['4/5/2082', '04-05-2082', '०४.०५.२०८२'])('%j can be two days, and both are given', (text) => {
  const { readings, write } = readText(text)
  expect(readings?.map((day) => write?.(day))).toEqual(['4 Bhadra 2082', '5 Shrawan 2082'])
})

test('of numbers that only AD has within the limits, both days are given in AD', () => {
  for (const [text, fits] of [
    ['4/5/1998', undefined],
    ['4/5/2025', ({ year }: BsDate) => year >= 2080],
  ] as const) {
    const { readings, write } = readText(text, false, fits)
    expect(readings?.map((day) => write?.(day).slice(0, -5))).toEqual(['4 May', '5 April'])
  }
})

test.each(['', '  ', 'tomorrow', '2082', '2082-04', '29 Shrawan', '2082-4-29-1', '012082-04-29', '💐'])(
  'takes nothing from %j',
  (text) => {
    expect(readText(text)).toEqual({})
  },
)

test('reads every usual way of writing a day in both languages', () => {
  for (const language of ['en', 'ne'] as const)
    for (const style of ['numeric', 'short', 'long', 'full'] as const) {
      expect(readText(formatBs(shrawan29, { language, style }))).toEqual({ date: shrawan29 })
      expect(readText(formatAd(august14, { language, style }), true)).toEqual({
        date: shrawan29,
        ad: august14,
      })
    }
})
