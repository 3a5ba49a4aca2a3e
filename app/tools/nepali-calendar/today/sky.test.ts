import { readFileSync } from 'node:fs'
import { sunTimesOf } from 'bikram-sambat-calendar/panchanga'
import { expect, test } from 'vitest'
import { contrast } from '#app/lib/contrast.ts'
import { litMoon, type Sky, sky } from './sky.ts'

const theme = readFileSync(new URL('../../../theme.css', import.meta.url), 'utf8')
const textColour = /--color-on-sky: (#[\da-f]{6});/.exec(theme)?.[1] ?? ''

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const months = numbers(1, 12)
const tithis = numbers(1, 30)
const minutesOfDay = numbers(0, 1439)
const suns = months.map((month) => sunTimesOf({ year: 2083, month, day: 15 }))
const sunOf = (month: number) => suns[month - 1]!
const skyAt = (minutes: number, { month = 8, tithi = 15, isTihar = false } = {}) =>
  sky({ minutes, sun: sunOf(month), month, tithi, isTihar })

test('text has a contrast of at least 7:1 on the sky of every hour, month and tithi', () => {
  const grounds = numbers(0, 23).flatMap((hour) =>
    months.flatMap((month) => tithis.map((tithi) => skyAt(hour * 60, { month, tithi }))),
  )
  expect(grounds).toHaveLength(8640)
  expect(Math.min(...grounds.map(lowestContrast))).toBeGreaterThanOrEqual(7)
})

test('text has that contrast in every minute, also of dawn and dusk', () => {
  const grounds = months.flatMap((month) => minutesOfDay.map((minutes) => skyAt(minutes, { month })))
  expect(Math.min(...grounds.map(lowestContrast))).toBeGreaterThanOrEqual(7)
})

/** Text stands between two colours of the sky; between them the luminance, a convex function, is never above both. */
function lowestContrast({ colours: { top, middle } }: Sky): number {
  return Math.min(contrast(textColour, top), contrast(textColour, middle))
}

test('the sun is in the sky from sunrise to sunset, and below the horizon at night', () => {
  for (const month of months) {
    const { sunriseMinutes, sunsetMinutes } = sunOf(month)
    const up = minutesOfDay.filter((minutes) => skyAt(minutes, { month }).sun !== undefined)
    expect(up, `${month}`).toEqual(numbers(sunriseMinutes, sunsetMinutes))
    expect(skyAt(sunriseMinutes, { month }).sun).toBe(0)
    expect(skyAt(sunsetMinutes, { month }).sun).toBe(1)
  }
})

test('the moon is in the sky of the whole night at purnima, in none at aunsi', () => {
  for (const month of months) {
    const isUp = (tithi: number) => (minutes: number) => skyAt(minutes, { month, tithi }).moon !== undefined
    const isNight = (minutes: number) => skyAt(minutes, { month }).sun === undefined
    expect(minutesOfDay.filter(isUp(15)), `${month}`).toEqual(minutesOfDay.filter(isNight))
    expect(minutesOfDay.filter(isUp(30)), `${month}`).toEqual([])
  }
})

test('a young moon is seen in the evening, an old one in the morning', () => {
  const evening = 19 * 60
  const morning = 5 * 60
  expect(skyAt(evening, { tithi: 4 }).moon).toBeGreaterThan(0.7)
  expect(skyAt(morning, { tithi: 4 }).moon).toBeUndefined()
  expect(skyAt(evening, { tithi: 26 }).moon).toBeUndefined()
  expect(skyAt(morning, { tithi: 26 }).moon).toBeLessThan(0.5)
})

test('the moon is lit on the right while it waxes, on the left while it wanes, and wholly at purnima', () => {
  for (const tithi of numbers(1, 29)) {
    const [left, right] = litAcross(litMoon(tithi, 100))
    const share = (1 - Math.cos((tithi * Math.PI) / 15)) / 2
    expect(right - left, `${tithi}`).toBeCloseTo(200 * share, 0)
    expect(tithi < 15 ? right : -left, `${tithi}`).toBe(100)
  }
})

/** Where the lit part begins and ends on the horizontal line through the centre. */
function litAcross(path: string): [left: number, right: number] {
  const arcs = [...path.matchAll(/A([\d.]+) [\d.]+ 0 0 ([01])/g)].map(([, width, sweep]) => ({
    width: Number(width),
    isClockwise: sweep === '1',
  }))
  const [rim, inner] = arcs
  if (!rim || !inner) throw new Error(`Two arcs expected: ${path}`)
  // The first arc leads from above to below, the second back.
  const ends = [rim.isClockwise ? rim.width : -rim.width, inner.isClockwise ? -inner.width : inner.width]
  return [Math.min(...ends), Math.max(...ends)]
}

test('lamps are lit in Tihar alone, after sunset and before sunrise', () => {
  for (const minutes of minutesOfDay) {
    const { sun, hasLights } = skyAt(minutes, { month: 7, tithi: 30, isTihar: true })
    expect(hasLights, `${minutes}`).toBe(sun === undefined)
    expect(skyAt(minutes, { month: 7, tithi: 30 }).hasLights, `${minutes}`).toBe(false)
  }
})

test('the monsoon has clouds and hides the stars, and with the haze of Jestha the mountains', () => {
  for (const month of months) {
    const { colours, hasClouds, hasStars } = skyAt(0, { month })
    const isMonsoon = [3, 4, 5].includes(month)
    expect({ hasClouds, hasStars }, `${month}`).toEqual({ hasClouds: isMonsoon, hasStars: !isMonsoon })
    expect(colours.peaks === colours.horizon, `${month}`).toBe(isMonsoon || month === 2)
  }
})
