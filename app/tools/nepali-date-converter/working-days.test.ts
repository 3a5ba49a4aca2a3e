import { adToBs, weekdayOf } from 'bikram-sambat'
import { expect, test } from 'vitest'
import file from '#app/records/holidays/data/holidays.json' with { type: 'json' }
import { readHolidays } from '#app/records/holidays/holidays.ts'
import { countWorkingDays } from './working-days.ts'

const holidays = readHolidays(file)
const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const count = (from: string, to: string, sundaysOff = false) =>
  countWorkingDays(day(from), day(to), { sundaysOff }, holidays)

test('every year from 2067 to 2083 is known, with days that exist and names in both languages', () => {
  expect([holidays.firstYear, holidays.lastYear]).toEqual([2067, 2083])
  expect(new Set([...holidays.byDay.keys()].map((key) => key.slice(0, 4))).size).toBe(17)
  for (const [key, { names }] of holidays.byDay) {
    expect(weekdayOf(day(key)), key).toBeGreaterThanOrEqual(0)
    expect(names.length, key).toBeGreaterThan(0)
  }
  expect(Object.values(file.names).every(({ en, ne }) => en !== '' && /[ऀ-ॿ]/.test(ne))).toBe(true)
})

test('holidays that are known from elsewhere stand on their days', () => {
  const christmas = adToBs({ year: 2025, month: 12, day: 25 })
  const at = (key: string) => holidays.byDay.get(key)?.names.map(({ en }) => en)
  expect(at('2082-09-10')).toEqual(['Christmas'])
  expect(christmas).toEqual(day('2082-09-10'))
  expect(at('2083-01-01')).toEqual(['Nepali New Year'])
  expect(at('2083-07-04')).toEqual(['Vijaya Dashami'])
})

test('Saturdays are off, and a holiday on a Saturday does not count twice', () => {
  // 2083-01-01 is a Tuesday and New Year; 2083-01-05 is a Saturday.
  expect(count('2083-01-01', '2083-01-07')).toMatchObject({ days: 7, weeklyDaysOff: 1, workingDays: 5 })
  expect(count('2083-01-05', '2083-01-05')).toMatchObject({ days: 1, workingDays: 0 })
  // Gai Jatra of 2083 falls on a Saturday.
  expect(count('2083-05-13', '2083-05-13')).toMatchObject({ weeklyDaysOff: 1, limited: [], holidays: [] })
})

test('Sundays are off where asked for', () => {
  expect(count('2083-01-01', '2083-01-07', true)).toMatchObject({ weeklyDaysOff: 2, workingDays: 4 })
})

test('a holiday for some people or places is told and not taken off', () => {
  const valley = count('2083-06-09', '2083-06-09')
  expect(valley).toMatchObject({ workingDays: 1, holidays: [] })
  expect(valley.limited.map(({ holiday }) => holiday.names[0]?.en)).toEqual(['Indra Jatra'])
})

test('the order of the two days does not matter', () => {
  expect(count('2083-02-01', '2082-11-01')).toEqual(count('2082-11-01', '2083-02-01'))
})

test('years without known holidays are named', () => {
  expect(count('2083-12-01', '2085-01-05').unknownYears).toEqual([2084, 2085])
  expect(count('2066-12-01', '2067-01-05').unknownYears).toEqual([2066])
  expect(count('2067-01-01', '2083-12-30').unknownYears).toEqual([])
})
