import { adToBs, weekdayOf } from '@chautari/bikram-sambat'
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

test('a holiday for some people or places is reported and not taken off', () => {
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

test('Kartik 2083 has 14 working days by the notice: every day of the Dashain and Tihar holidays is off', () => {
  const kartik = count('2083-07-01', '2083-07-30')
  expect(kartik.workingDays).toBe(14)
  const named = kartik.holidays.map(
    ({ date, holiday }) => `${date.day} ${holiday.names.map(({ en }) => en).join(', ')}`,
  )
  expect(named).toEqual([
    '1 Maha Ashtami',
    '2 Dashain holiday',
    '3 Maha Navami',
    '4 Vijaya Dashami',
    '5 Dashain holiday',
    '6 Dashain holiday',
    '22 Laxmi Puja',
    '23 Tihar holiday',
    '24 Gobardhan Puja / Mha Puja',
    '25 Bhai Tika',
    '26 Tihar holiday',
    '29 Chhath',
  ])
})

test('the Dashain and Tihar holidays of earlier years are whole too', () => {
  for (const days of ['2082-07-04', '2082-07-07', '2080-07-30', '2078-07-21', '2079-07-11']) {
    expect(count(days, days).workingDays, days).toBe(0)
  }
  expect(count('2082-07-01', '2082-07-30').workingDays).toBe(19)
})

test('Falgunanda Jayanti is named as a holiday of a community and not taken off', () => {
  const day = count('2082-07-25', '2082-07-25')
  expect(day).toMatchObject({ workingDays: 1, holidays: [] })
  expect(day.limited[0]?.holiday.names[0]?.en).toBe('Falgunanda Jayanti')
})

test('days that are observed while offices are open are taken off nowhere', () => {
  for (const days of ['2083-05-22', '2083-05-23', '2080-10-16']) {
    expect(count(days, days), days).toMatchObject({ workingDays: 1, limited: [] })
  }
})

test('the Eids that were announced are taken off, and the years whose Eids are not known are named', () => {
  for (const days of ['2079-01-20', '2079-03-26', '2080-12-29', '2081-03-03', '2081-12-18', '2083-02-14']) {
    expect(count(days, days).holidays[0]?.holiday.names[0]?.en, days).toMatch(/^Eid/)
  }
  expect(count('2081-01-01', '2083-07-30').withoutEid).toEqual([2083])
  expect(count('2081-01-01', '2081-12-30').withoutEid).toEqual([])
})

test('the Sundays of Jestha 2079 were holidays', () => {
  for (const date of [1, 8, 15, 22, 29]) {
    const text = `2079-02-${String(date).padStart(2, '0')}`
    expect(count(text, text).workingDays, text).toBe(0)
  }
  expect(count('2079-03-05', '2079-03-05').workingDays).toBe(1)
})

test('an answer names the notices that it stands on, and Sundays on which offices are closed today', () => {
  expect(count('2082-12-01', '2083-01-31').notices).toEqual([
    { year: 2082, published: day('2081-11-15') },
    { year: 2083, published: day('2082-11-18') },
  ])
  expect(count('2082-12-01', '2082-12-22').countsClosedSundays).toBe(false)
  expect(count('2083-07-01', '2083-07-30').countsClosedSundays).toBe(true)
  expect(count('2083-07-01', '2083-07-30', true)).toMatchObject({
    workingDays: 12,
    countsClosedSundays: false,
  })
})
