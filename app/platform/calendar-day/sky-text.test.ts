import { nakshatrasOf, tithisOf } from '@chautari/bikram-sambat/panchanga'
import { expect, test } from 'vitest'
import { endsText, timeOfDayText } from './sky-text.ts'

test('times are said as people say them', () => {
  const times = [0, 75, 388, 13 * 60 + 5, 17 * 60 + 5, 19 * 60 + 2, 21 * 60 + 40]
  expect(times.map((minutes) => timeOfDayText('en', minutes))).toEqual([
    '12:00 am',
    '1:15 am',
    '6:28 am',
    '1:05 pm',
    '5:05 pm',
    '7:02 pm',
    '9:40 pm',
  ])
  expect(times.map((minutes) => timeOfDayText('ne', minutes))).toEqual([
    'राति १२:००',
    'राति १:१५',
    'बिहान ६:२८',
    'दिउँसो १:०५',
    'साँझ ५:०५',
    'साँझ ७:०२',
    'राति ९:४०',
  ])
})

test('the end of a tithi and the next one are named, after midnight with the weekday, a lost one with its own end', () => {
  const texts = (year: number, month: number, day: number) => {
    const date = { year, month, day }
    return (['en', 'ne'] as const).map((lang) => endsText(lang, date, tithisOf(date)))
  }
  // As published: 21:32 on 1 Baisakh 2083; 06:18 on the 9th, after which Shashthi is over before sunrise; 01:24 on the 20th.
  expect(texts(2083, 1, 1)).toEqual(['until 9:32 pm, then Trayodashi', 'राति ९:३२ सम्म, त्यसपछि त्रयोदशी'])
  expect(texts(2083, 1, 9)).toEqual([
    'until 6:18 am, then Shashthi until 3:58 am on Thursday, then Saptami',
    'बिहान ६:१८ सम्म, त्यसपछि षष्ठी बिहीबार लागेपछि राति ३:५८ सम्म, त्यसपछि सप्तमी',
  ])
  expect(texts(2083, 1, 20)[1]).toBe('सोमबार लागेपछि राति १:२४ सम्म, त्यसपछि तृतीया')
  const last = { year: 2090, month: 12, day: 30 }
  expect(endsText('en', last, nakshatrasOf(last))).toMatch(/^until \d+:\d\d [ap]m.*, then [A-Z]/)
})
