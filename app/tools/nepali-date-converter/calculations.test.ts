import { expect, test, vi } from 'vitest'
import type { Lang } from '#app/lib/language.ts'
import file from '#app/records/holidays/data/holidays.json' with { type: 'json' }
import { readHolidays } from '#app/records/holidays/holidays.ts'
import { ageIn, calculated, differenceIn, fiscalPeriodsIn, shiftIn, workingDaysIn } from './calculations.ts'

const dates = ['birth', 'on', 'from', 'to', 'date']

/** As the forms submit it: a Nepali date under the name with `-bs`. */
function formOf(fields: Record<string, string>) {
  const submitted = Object.entries(fields).map(([name, value]) => {
    const isBs = dates.includes(name) && fields[`${name}-calendar`] !== 'ad'
    return [isBs ? `${name}-bs` : name, value]
  })
  return Object.fromEntries(submitted) as Record<string, string>
}

/** 2082-04-29, shortly after midnight in Nepal and still the day before in UTC. */
const now = new Date('2025-08-13T18:20:00Z')

test('an age is counted to the given day, or to today in Nepal', () => {
  vi.useFakeTimers({ now })
  const result = { result: { span: { bs: { years: 32, months: 3, days: 14 }, days: 11_797 } } }
  expect(calculated(ageIn, formOf({ birth: '2050-01-15', on: '2082-04-29' }), 'en')).toMatchObject(result)
  expect(calculated(ageIn, formOf({ birth: '२०५०-०१-१५', on: ' ' }), 'ne')).toMatchObject(result)
  expect(calculated(ageIn, formOf({ birth: '27 April 1993', 'birth-calendar': 'ad' }), 'en')).toMatchObject(
    result,
  )
  vi.useRealTimers()
})

test('an age needs a birth, and not one in the future', () => {
  expect(calculated(ageIn, formOf({ birth: '', on: 'soon' }), 'en')).toEqual({
    problems: {
      birth: 'Please type a date.',
      on: 'This is not a date that can be read. Write year, month and day, with a year of four digits.',
    },
  })
  expect(calculated(ageIn, formOf({ birth: '2082-01-02', on: '2082-01-01' }), 'en')).toEqual({
    problems: { on: 'This day is before the date of birth.' },
  })
})

test('two dates may be of different calendars', () => {
  const form = formOf({ from: '2082-04-01', to: '2025-08-14', 'to-calendar': 'ad' })
  expect(calculated(differenceIn, form, 'en')).toMatchObject({ result: { span: { days: 28 } } })
})

test('amounts are whole numbers of either script; an empty one is 0', () => {
  const date = '2082-04-29'
  expect(calculated(shiftIn, formOf({ date, days: '३०' }), 'en')).toMatchObject({
    result: { bs: { month: 5, day: 28 } },
  })
  expect(calculated(shiftIn, formOf({ date, direction: 'subtract', years: '1' }), 'en')).toMatchObject({
    result: { bs: { year: 2081, month: 4, day: 29 } },
  })
  for (const broken of ['-1', '1.5', 'ten', '100000']) {
    const problems = { months: 'Please write a whole number of at most five digits.' }
    expect(calculated(shiftIn, formOf({ date, months: broken }), 'en'), broken).toEqual({ problems })
  }
  expect(calculated(shiftIn, formOf({ date, years: '99' }), 'en')).toMatchObject({
    problems: { date: expect.stringContaining('outside the calendar table') },
  })
})

test('working days need both days; the weekend is a choice', () => {
  const known = readHolidays(file)
  const count = (fields: Record<string, string>, lang: Lang) =>
    calculated((read) => workingDaysIn(read, known), formOf(fields), lang)
  const week = { from: '2083-01-01', to: '2083-01-07' }
  expect(count({ ...week, weekend: 'one' }, 'en')).toMatchObject({
    result: { workingDays: 5 },
  })
  expect(count({ ...week, weekend: 'two' }, 'en')).toMatchObject({
    result: { workingDays: 4 },
  })
  expect(count({}, 'ne')).toEqual({
    problems: { from: 'मिति लेख्नुहोस्।', to: 'मिति लेख्नुहोस्।' },
  })
})

test('a fiscal year is that of the date, or of today', () => {
  vi.useFakeTimers({ now })
  expect(calculated(fiscalPeriodsIn, formOf({}), 'en')).toMatchObject({
    result: { label: '2082/83' },
  })
  vi.useRealTimers()
  expect(calculated(fiscalPeriodsIn, formOf({ date: '2082-03-31' }), 'en')).toMatchObject({
    result: { label: '2081/82' },
  })
  expect(calculated(fiscalPeriodsIn, formOf({ date: 'x' }), 'en')).toMatchObject({
    problems: { date: expect.stringMatching(/./) },
  })
})
