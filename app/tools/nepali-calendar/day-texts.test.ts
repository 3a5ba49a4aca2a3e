import { tithiOf } from 'bikram-sambat-calendar/panchanga'
import { expect, test } from 'vitest'
import { calendarMonth } from '#app/records/holidays/calendar-month.tsx'
import { festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { dayLabel, sourceText, timeOfDayText } from './day-texts.ts'

const kartik = calendarMonth({ year: 2083, month: 7 }, festivalsOfYear(2083, published)).weeks.flat()
const dayIn = (day: number) => {
  const found = kartik.find((cell) => cell?.date.day === day)
  if (!found) throw new Error(`no day ${day}`)
  return found
}

test('a cell says in words all that its colours and signs say', () => {
  const label = (lang: 'en' | 'ne', day: number, isToday = false) =>
    dayLabel(lang, dayIn(day), tithiOf({ year: 2083, month: 7, day }), festivalNamesIn(lang), isToday)
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
  const line = (day: number) => sourceText('en', dayIn(day).festivals[0]!)
  expect(line(4)).toBe('marked by the Home Ministry’s holiday notice, Ratopati')
  expect(line(8)).toBe('date from Ratopati')
})
