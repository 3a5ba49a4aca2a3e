import { type BsDate, firstKnownBsYear, formatAd, formatBs } from '@chautari/bikram-sambat'
import { describe, expect, test } from 'vitest'
import {
  compare,
  dateOf,
  isComplete,
  isInGrid,
  limits,
  noParts,
  type Parts,
  partsOf,
  problemOf,
  type Rules,
  readText,
  tableEnd,
  tableStart,
  textOf,
} from './parts.ts'

const rules: Rules = {
  min: { year: 2050, month: 2, day: 10 },
  max: { year: 2082, month: 4, day: 29 },
  isRequired: true,
}
const free: Rules = { min: undefined, max: undefined, isRequired: false }

describe('each problem has its flag, and a sentence in both languages', () => {
  test.each([
    [
      'nothing where a day is required',
      '--',
      'valueMissing',
      'Please enter year, month and day.',
      'वर्ष, महिना र गते तीनै लेख्नुहोस्।',
    ],
    ['no year', '-04-29', 'badInput', 'Please enter year, month and day.', 'वर्ष, महिना र गते तीनै लेख्नुहोस्।'],
    [
      'a year that is being typed',
      '208-04-29',
      'badInput',
      'Please enter year, month and day.',
      'वर्ष, महिना र गते तीनै लेख्नुहोस्।',
    ],
    ['no month', '2082--29', 'badInput', 'Please enter year, month and day.', 'वर्ष, महिना र गते तीनै लेख्नुहोस्।'],
    ['no day', '2082-04-', 'badInput', 'Please enter year, month and day.', 'वर्ष, महिना र गते तीनै लेख्नुहोस्।'],
    ['month 13', '2082-13-01', 'badInput', 'A year has 12 months.', 'वर्षमा १२ महिना हुन्छन्।'],
    ['month 0', '2082-00-01', 'badInput', 'A year has 12 months.', 'वर्षमा १२ महिना हुन्छन्।'],
    [
      'a year before the table',
      '1969-12-30',
      'badInput',
      'Nepali dates from 1970 to 2090 BS are covered.',
      'वि.सं. १९७० देखि २०९० सम्मका मिति मात्र मिल्छन्।',
    ],
    [
      'a year after the table',
      '2091-01-01',
      'badInput',
      'Nepali dates from 1970 to 2090 BS are covered.',
      'वि.सं. १९७० देखि २०९० सम्मका मिति मात्र मिल्छन्।',
    ],
    [
      'a day that the month does not have',
      '2082-04-32',
      'badInput',
      'Shrawan 2082 has 31 days.',
      'साउन २०८२ मा ३१ दिन छन्।',
    ],
    ['day 0', '2082-04-00', 'badInput', 'Shrawan 2082 has 31 days.', 'साउन २०८२ मा ३१ दिन छन्।'],
    [
      'the day before the first',
      '2050-02-09',
      'rangeUnderflow',
      'The earliest possible date is 10 Jestha 2050.',
      '१० जेठ २०५० भन्दा अघिको मिति मिल्दैन।',
    ],
    [
      'the day after the last',
      '2082-04-30',
      'rangeOverflow',
      'The latest possible date is 29 Shrawan 2082.',
      '२९ साउन २०८२ भन्दा पछिको मिति मिल्दैन।',
    ],
  ])('%s: %s', (_name, text, flag, en, ne) => {
    expect(problemOf(entered(text), rules, 'en')).toEqual({ flag, message: en })
    expect(problemOf(entered(text), rules, 'ne')).toEqual({ flag, message: ne })
    expect(dateOf(entered(text), rules)).toBeUndefined()
  })
})

test('the first and the last possible day are no problem', () => {
  for (const text of ['2050-02-10', '2050-02-11', '2082-04-28', '2082-04-29']) {
    expect(problemOf(entered(text), rules, 'en'), text).toBeUndefined()
    expect(dateOf(entered(text), rules), text).toEqual(numbers(text))
  }
})

test('without limits every day of the table is possible, and nothing else', () => {
  expect(textOf(partsOf(tableStart))).toBe('2000-01-01')
  expect(textOf(partsOf(tableEnd))).toBe(`2090-12-${tableEnd.day}`)
  for (const date of [tableStart, tableEnd]) expect(dateOf(partsOf(date), free)).toEqual(date)
  const first = { year: firstKnownBsYear, month: 1, day: 1 }
  expect(dateOf(partsOf(first), free)).toEqual(first)
  const after = partsOf({ ...tableEnd, day: tableEnd.day + 1 })
  expect(problemOf(after, free, 'en')?.flag).toBe('badInput')
})

test('an empty field that need not be filled has no problem and no day', () => {
  expect(problemOf(noParts, free, 'en')).toBeUndefined()
  expect(dateOf(noParts, free)).toBeUndefined()
  expect(textOf(noParts)).toBe('')
})

test('the limits in the sentences are the days as the calendar writes them', () => {
  for (const language of ['en', 'ne'] as const) {
    const early = problemOf(entered('2049-01-01'), rules, language)?.message
    const late = problemOf(entered('2083-01-01'), rules, language)?.message
    expect(early).toContain(formatBs({ year: 2050, month: 2, day: 10 }, { language }))
    expect(late).toContain(formatBs({ year: 2082, month: 4, day: 29 }, { language }))
  }
})

test('the text is what was entered, also while it is typed', () => {
  expect(textOf(entered('2082--'))).toBe('2082--')
  expect(textOf(entered('-4-'))).toBe('-4-')
  expect(textOf(partsOf({ year: 2082, month: 4, day: 9 }))).toBe('2082-04-09')
})

test('it is complete when each segment has all its digits, whatever their values', () => {
  expect(isComplete(entered('2082-04-29'))).toBe(true)
  expect(isComplete(entered('2082-13-45'))).toBe(true)
  for (const text of ['2082-4-29', '208-04-29', '2082-04-9', '2082-04-'])
    expect(isComplete(entered(text)), text).toBe(false)
})

test('segments hold years of the table, 12 months and at most 32 days', () => {
  expect(limits).toEqual({
    year: { first: 1970, last: 2090, digits: 4 },
    month: { first: 1, last: 12, digits: 2 },
    day: { first: 1, last: 32, digits: 2 },
  })
})

test('days are compared by year, then month, then day', () => {
  const order = ['2081-12-30', '2082-01-01', '2082-01-02', '2082-02-01'].map(numbers)
  order.forEach((a, first) => {
    order.forEach((b, second) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(first - second))
    })
  })
})

function entered(text: string): Parts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

function numbers(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

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

test('numbers before those of the grid are BS when they are set, and AD when they are pasted', () => {
  const text = '1998-05-06'
  expect(readText(text)).toEqual({ date: { year: 1998, month: 5, day: 6 } })
  expect(readText(text, false, isInGrid)).toEqual({
    date: { year: 2055, month: 1, day: 23 },
    ad: { year: 1998, month: 5, day: 6 },
  })
  // What can be BS only.
  expect(readText('5 Jestha 1985', false, isInGrid)).toEqual({
    date: { year: 1985, month: 2, day: 5 },
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
  ['1912-01-01', { year: 1912, month: 1, day: 1 }],
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
    ['4/5/1998', isInGrid],
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
