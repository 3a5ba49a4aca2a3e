import { expect, test, vi } from 'vitest'
import file from '#app/records/holidays/data/holidays.json' with { type: 'json' }
import { readHolidays } from '#app/records/holidays/holidays.ts'
import { ageIn, differenceIn, fiscalPeriodIn, shiftIn, workingDaysIn } from './calculations.ts'

const dates = ['birth', 'on', 'from', 'to', 'date']

/** As the forms submit it: a Nepali date under the name with `-bs`. */
function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const isBs = dates.includes(name) && fields[`${name}-calendar`] !== 'ad'
    form.set(isBs ? `${name}-bs` : name, value)
  }
  return form
}

/** 2082-04-29, shortly after midnight in Nepal and still the day before in UTC. */
const now = new Date('2025-08-13T18:20:00Z')

test('an age is counted to the given day, or to today in Nepal', () => {
  vi.useFakeTimers({ now })
  const result = { result: { span: { bs: { years: 32, months: 3, days: 14 }, days: 11_797 } } }
  expect(ageIn(formOf({ birth: '2050-01-15', on: '2082-04-29' }), 'en')).toMatchObject(result)
  expect(ageIn(formOf({ birth: '२०५०-०१-१५', on: ' ' }), 'ne')).toMatchObject(result)
  expect(ageIn(formOf({ birth: '27 April 1993', 'birth-calendar': 'ad' }), 'en')).toMatchObject(result)
  vi.useRealTimers()
})

test('an age needs a birth, and not one in the future', () => {
  expect(ageIn(formOf({ birth: '', on: 'soon' }), 'en')).toEqual({
    ok: false,
    problems: {
      birth: 'Please type a date.',
      on: 'This is not a date that can be read. Write year, month and day, with a year of four digits.',
    },
  })
  expect(ageIn(formOf({ birth: '2082-01-02', on: '2082-01-01' }), 'en')).toEqual({
    ok: false,
    problems: { on: 'This day is before the date of birth.' },
  })
})

test('two dates may be of different calendars', () => {
  const form = formOf({ from: '2082-04-01', to: '2025-08-14', 'to-calendar': 'ad' })
  expect(differenceIn(form, 'en')).toMatchObject({ result: { span: { days: 28 } } })
})

test('amounts are whole numbers of either script; an empty one is 0', () => {
  const date = '2082-04-29'
  expect(shiftIn(formOf({ date, days: '३०' }), 'en')).toMatchObject({ result: { bs: { month: 5, day: 28 } } })
  expect(shiftIn(formOf({ date, direction: 'subtract', years: '1' }), 'en')).toMatchObject({
    result: { bs: { year: 2081, month: 4, day: 29 } },
  })
  for (const broken of ['-1', '1.5', 'ten', '100000']) {
    const problems = { months: 'Please write a whole number of at most five digits.' }
    expect(shiftIn(formOf({ date, months: broken }), 'en'), broken).toEqual({ ok: false, problems })
  }
  expect(shiftIn(formOf({ date, years: '99' }), 'en')).toMatchObject({
    problems: { date: expect.stringContaining('outside the calendar table') },
  })
})

test('working days need both days; the weekend is a choice', () => {
  const known = readHolidays(file)
  const week = { from: '2083-01-01', to: '2083-01-07' }
  expect(workingDaysIn(formOf({ ...week, weekend: 'one' }), 'en', known)).toMatchObject({
    result: { workingDays: 5 },
  })
  expect(workingDaysIn(formOf({ ...week, weekend: 'two' }), 'en', known)).toMatchObject({
    result: { workingDays: 4 },
  })
  expect(workingDaysIn(formOf({}), 'ne', known)).toEqual({
    ok: false,
    problems: { from: 'मिति लेख्नुहोस्।', to: 'मिति लेख्नुहोस्।' },
  })
})

test('a fiscal year is that of the date, or of today', () => {
  vi.useFakeTimers({ now })
  expect(fiscalPeriodIn(formOf({}), 'en')).toMatchObject({ result: { label: '2082/83', quarter: 1 } })
  vi.useRealTimers()
  expect(fiscalPeriodIn(formOf({ date: '2082-03-31' }), 'en')).toMatchObject({
    result: { label: '2081/82', quarter: 4 },
  })
  expect(fiscalPeriodIn(formOf({ date: 'x' }), 'en')).toMatchObject({
    problems: { date: expect.stringMatching(/./) },
  })
})
