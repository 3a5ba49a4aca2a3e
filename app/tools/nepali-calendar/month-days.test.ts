import { tithiOf } from 'bikram-sambat-calendar/panchanga'
import { expect, test } from 'vitest'
import { festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { dayLabel, monthDays, sourceText, timeOfDayText } from './month-days.ts'

const kartik = monthDays({ year: 2083, month: 7 }, festivalsOfYear(2083, published))
const bhadra = monthDays({ year: 2083, month: 5 }, festivalsOfYear(2083, published))
const dayIn = (month: typeof kartik, day: number) => {
  const found = month.flat().find((cell) => cell?.date.day === day)
  if (!found) throw new Error(`no day ${day}`)
  return found
}

test('CAL-01, CAL-02: a day has its date in the common era, its weekday, festivals and holiday', () => {
  expect(dayIn(kartik, 4)).toMatchObject({
    ad: { year: 2026, month: 10, day: 21 },
    weekday: 3,
    festivals: [{ id: 'vijaya-dashami' }],
    holiday: 'all',
  })
})

test('what is closed every week is told beside public holidays: Saturdays, and Sundays since 23 Chaitra 2082', () => {
  expect(dayIn(kartik, 7)).toMatchObject({ weekly: 'saturday', holiday: undefined })
  expect(dayIn(kartik, 8)).toMatchObject({ weekday: 0, weekly: 'sunday', holiday: undefined })
  const chaitra = monthDays({ year: 2082, month: 12 }, festivalsOfYear(2082, published))
  expect([22, 29].map((day) => dayIn(chaitra, day).weekly)).toEqual([undefined, 'sunday'])
  // Gai Jatra falls on a Saturday, the Constitution Day of the next month too.
  expect(dayIn(bhadra, 13)).toMatchObject({ weekly: 'saturday', holiday: 'some' })
  const ashwin = monthDays({ year: 2083, month: 6 }, festivalsOfYear(2083, published))
  expect(dayIn(ashwin, 3)).toMatchObject({ weekly: 'saturday', holiday: 'all' })
  expect(dayIn(ashwin, 9)).toMatchObject({ holiday: 'some' })
  // Gaura Parva, of some districts, is published for the same day.
  expect(dayIn(bhadra, 19).festivals.map(({ id }) => id)).toEqual(['krishna-janmashtami', 'gaura'])
})

test('a cell says in words all that its colours and signs say', () => {
  const label = (lang: 'en' | 'ne', day: number, isToday = false) =>
    dayLabel(lang, dayIn(kartik, day), tithiOf({ year: 2083, month: 7, day }), festivalNamesIn(lang), isToday)
  expect(label('en', 4)).toBe(
    '4 Kartik 2083, Wednesday, 21 October 2026, Dashami, Public holiday, Vijaya Dashami',
  )
  expect(label('en', 7, true)).toMatch(/^Today, 7 Kartik 2083, Saturday, .*Weekly holiday$/)
  expect(label('en', 8)).toContain(', Offices and schools closed, ')
  expect(label('ne', 4)).toBe('४ कात्तिक २०८३, बुधबार, २१ अक्टोबर २०२६, दशमी, सार्वजनिक बिदा, विजया दशमी')
})

test('times are said as people say them', () => {
  expect(timeOfDayText('en', 388)).toBe('6:28 am')
  expect(timeOfDayText('en', 17 * 60 + 5)).toBe('5:05 pm')
  expect(timeOfDayText('ne', 388)).toBe('बिहान ६:२८')
  expect(timeOfDayText('ne', 17 * 60 + 5)).toBe('साँझ ५:०५')
})

test('a festival says who published it', () => {
  const line = (day: number) => sourceText('en', dayIn(kartik, day).festivals[0]!)
  expect(line(4)).toBe('marked by the Home Ministry’s holiday notice, Ratopati')
  expect(line(8)).toBe('date from Ratopati')
})
