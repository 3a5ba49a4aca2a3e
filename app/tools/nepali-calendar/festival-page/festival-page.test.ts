import { expect, test } from 'vitest'
import { languages } from '#app/lib/language.ts'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { festivalIn, greatFestivals } from '../great-festivals.ts'
import { festivalEvents, festivalSeo } from './festival-page.server.tsx'

const dashain = greatFestivals.find(({ slug }) => slug === 'dashain')!
const eventsOf = (year: number) =>
  festivalEvents(
    'en',
    dashain,
    festivalIn(year, dashain, festivalsOf)!,
    festivalNamesIn('en'),
    'https://x.example',
  )

test('SITE-01: every festival has a title of at most 60 letters and a description of 160, in both languages', () => {
  for (const lang of languages) {
    for (const festival of greatFestivals) {
      for (let year = 2083; year <= 2090; year += 1) {
        const { title, description, path } = festivalSeo(
          lang,
          festival,
          festivalIn(year, festival, festivalsOf)!,
        )
        expect([...title].length, title).toBeLessThanOrEqual(60)
        expect([...description].length, description).toBeLessThanOrEqual(160)
        expect(path).toBe(`/nepali-calendar/festivals/${festival.slug}`)
      }
    }
  }
})

test('SITE-01: only days that the Home Ministry announced are given to search engines as events', () => {
  expect(eventsOf(2083).map(({ name, startDate }) => [name, startDate])).toEqual([
    ['Dashain: Ghatasthapana', '2026-10-11'],
    ['Dashain: Fulpati', '2026-10-17'],
    ['Dashain: Maha Ashtami', '2026-10-18'],
    ['Dashain: Maha Navami', '2026-10-20'],
    ['Dashain: Vijaya Dashami', '2026-10-21'],
  ])
  expect(eventsOf(2084)).toEqual([])
  expect(eventsOf(2060)).toEqual([])
})
