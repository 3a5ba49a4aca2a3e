import { expect, test } from 'vitest'
import type { Seo } from '#app/platform/document/page.ts'
import { calendarMonth } from '#app/records/holidays/calendar-month.tsx'
import { festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { dayLabel, seoOf, sourceText, titleOf } from './calendar-texts.ts'

const kartik = calendarMonth({ year: 2083, month: 7 }, festivalsOfYear(2083, published)).weeks.flat()
const dayIn = (day: number) => {
  const found = kartik.find((cell) => cell?.date.day === day)
  if (!found) throw new Error(`no day ${day}`)
  return found
}

test('a cell says in words all that its colours and signs say', () => {
  const label = (lang: 'en' | 'ne', day: number) =>
    dayLabel(lang, dayIn(day), festivalNamesIn(lang), { year: 2083, month: 7, day: 7 })
  expect(label('en', 4)).toBe(
    '4 Kartik 2083, Wednesday, 21 October 2026, Dashami, Public holiday, Vijaya Dashami',
  )
  expect(label('en', 7)).toMatch(/^Today, 7 Kartik 2083, Saturday, .*Weekly holiday$/)
  expect(label('en', 8)).toContain(', Offices and schools closed, ')
  expect(label('ne', 4)).toBe('४ कात्तिक २०८३, बुधबार, २१ अक्टोबर २०२६, दशमी, सार्वजनिक बिदा, विजया दशमी')
})

test('a festival says who published it', () => {
  const line = (day: number) => sourceText('en', dayIn(day).festivals[0]!)
  expect(line(4)).toBe('marked by the Home Ministry’s holiday notice, Ratopati')
  expect(line(8)).toBe('date from Ratopati')
})

const first = (lang: Seo['lang']): Seo => ({
  lang,
  path: '/nepali-calendar',
  title: 'Title',
  description: 'Description',
  about: { kind: 'tool', name: 'Calendar' },
})

test('the first page keeps the words of the tool, every view below it has its own and its own address', () => {
  expect(seoOf(first('en'), { kind: 'today' })).toEqual(first('en'))
  expect(seoOf(first('en'), { kind: 'month', year: 2083, month: 8 })).toMatchObject({
    path: '/nepali-calendar/2083/8',
    title: 'Mangsir 2083 – Nepali Calendar, Nov–Dec 2026',
    about: { kind: 'tool', name: 'Calendar', path: '/nepali-calendar' },
  })
  expect(seoOf(first('ne'), { kind: 'day', year: 2083, month: 8, day: 5 })).toMatchObject({
    path: '/nepali-calendar/2083/8/5',
    title: '५ मङ्सिर २०८३ – नेपाली पात्रो, २१ नोभेम्बर २०२६',
  })
  expect(seoOf(first('en'), { kind: 'year', year: 2083 }).description).toContain('2026–2027')
})

test('the title that the browser sets at a view is the one of its page', () => {
  for (const lang of ['en', 'ne'] as const) {
    for (const view of [
      { kind: 'today' },
      { kind: 'year', year: 2083 },
      { kind: 'month', year: 2083, month: 8 },
      { kind: 'day', year: 2083, month: 8, day: 5 },
    ] as const) {
      expect(titleOf(lang, 'Title', view)).toBe(seoOf(first(lang), view).title)
    }
  }
})

test('titles have at most 60 letters, and descriptions 160, in every month and both languages', () => {
  for (const lang of ['en', 'ne'] as const) {
    for (let month = 1; month <= 12; month += 1) {
      for (const view of [
        { kind: 'year', year: 2083 },
        { kind: 'month', year: 2083, month },
        { kind: 'day', year: 2083, month, day: 29 },
      ] as const) {
        const { title, description } = seoOf(first(lang), view)
        expect([...title].length, title).toBeLessThanOrEqual(60)
        expect([...description].length, description).toBeLessThanOrEqual(160)
      }
    }
  }
})
