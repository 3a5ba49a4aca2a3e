import { formatBs } from 'bikram-sambat-calendar'
import { describe, expect, test } from 'vitest'
import {
  compare,
  dateOf,
  isComplete,
  limits,
  noParts,
  type Parts,
  partsOf,
  problemOf,
  type Rules,
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
      '1999-12-30',
      'badInput',
      'Nepali dates from 2000 to 2090 BS are covered.',
      'वि.सं. २००० देखि २०९० सम्मका मिति मात्र मिल्छन्।',
    ],
    [
      'a year after the table',
      '2091-01-01',
      'badInput',
      'Nepali dates from 2000 to 2090 BS are covered.',
      'वि.सं. २००० देखि २०९० सम्मका मिति मात्र मिल्छन्।',
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
    year: { first: 2000, last: 2090, digits: 4 },
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
