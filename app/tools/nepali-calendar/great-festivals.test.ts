import { addDays, compareBs, lastBsYear } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { festivalIn, greatFestivals, isTihar, nextFestival } from './great-festivals.ts'

const great = (wanted: string) => greatFestivals.find(({ slug }) => slug === wanted)!

test('CAL-02: every great festival has its days once in each year, in order, with names', () => {
  const names = [festivalNamesIn('en'), festivalNamesIn('ne')]
  for (let year = 2000; year <= lastBsYear; year += 1) {
    for (const festival of greatFestivals) {
      const found = festivalIn(year, festival, festivalsOf)
      const place = `${festival.slug} ${year}`
      expect(
        found?.days.map(({ id }) => id),
        place,
      ).toEqual(festival.days)
      expect(
        found?.days.toSorted((a, b) => compareBs(a.date, b.date)),
        place,
      ).toEqual(found?.days)
      for (const { id } of found?.days ?? []) for (const of of names) expect(of[id], id).toBeTruthy()
    }
  }
  expect(festivalIn(lastBsYear + 1, great('teej'), festivalsOf)).toBeUndefined()
})

test('a festival of several days is the next one until its last day is over', () => {
  const dashainOn = (month: number, day: number) =>
    nextFestival({ year: 2083, month, day }, great('dashain'), festivalsOf)?.main.date
  expect(dashainOn(7, 4)).toEqual({ year: 2083, month: 7, day: 4 })
  // Kojagrat Purnima is 8 Kartik.
  expect(dashainOn(7, 8)).toEqual({ year: 2083, month: 7, day: 4 })
  expect(dashainOn(7, 10)).toMatchObject({ year: 2084 })
  const tihar = nextFestival({ year: 2083, month: 7, day: 25 }, great('tihar'), festivalsOf)
  expect(tihar?.main.date).toEqual({ year: 2083, month: 7, day: 22 })
  expect(nextFestival({ year: 2090, month: 12, day: 30 }, great('teej'), festivalsOf)).toBeUndefined()
})

test('Tihar lasts from Kag Tihar to Bhai Tika, in every year', () => {
  const days = (year: number) =>
    Array.from({ length: 120 }, (_, index) => addDays({ year, month: 6, day: 1 }, index)).filter((date) =>
      isTihar(date, festivalsOf(year)),
    )
  expect(days(2083)).toEqual([21, 22, 23, 24, 25].map((day) => ({ year: 2083, month: 7, day })))
  for (let year = 2000; year <= lastBsYear; year += 1) {
    expect(days(year).length, `${year}`).toBeGreaterThanOrEqual(4)
    expect(days(year).length, `${year}`).toBeLessThanOrEqual(7)
  }
})
