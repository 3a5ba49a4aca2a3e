import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { sunTimesOf } from '@chautari/bikram-sambat/panchanga'
import { expect, test } from 'vitest'
import { contrast } from '#app/lib/contrast.ts'
import { figuresHeight, litMoon, sky, skyMarkup } from './sky.ts'

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
function lowestContrast({ colours: { top, middle } }: ReturnType<typeof sky>): number {
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

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const pictures = months.flatMap((month) =>
  hours.flatMap((hour) =>
    [1, 5, 12, 15, 19, 26, 30].map((tithi) => {
      const sun = sunTimesOf({ year: 2083, month, day: 15 })
      const html = skyMarkup({ minutes: hour * 60, sun, month, tithi, isTihar: month === 7 })
      return { name: `${month} ${hour}:00 ${tithi}`, html }
    }),
  ),
)

test('the picture takes at most 3 KiB, compressed, and has no styles of its own', () => {
  const longest = pictures.map(({ html }) => html).toSorted((a, b) => b.length - a.length)
  for (const html of longest.slice(0, 20))
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(3 * 1024)
  for (const { name, html } of pictures) expect(html, name).not.toMatch(/ style=|<style|NaN|undefined/)
})

test('all figures are in the part of the picture that has no text', () => {
  for (const { name, html } of pictures) {
    const heights = [...circleTops(html), ...pathTops(html)]
    expect(heights.length, name).toBeGreaterThan(4)
    expect(Math.min(...heights), name).toBeGreaterThanOrEqual(-figuresHeight)
  }
})

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

function circleTops(html: string): number[] {
  const moonY = Number(/<svg x="[\d.]+%" y="([-\d.]+)"/.exec(html)?.[1] ?? 0)
  return [...html.matchAll(/<circle[^>]*>/g)].map(
    ([tag]) => Number(attribute(tag, 'cy') ?? moonY) - Number(attribute(tag, 'r')),
  )
}

/** Upper bounds: of curves the control points, of arcs a whole radius above both ends; with half of a line's width. */
function pathTops(html: string): number[] {
  return [...html.matchAll(/<path[^>]*>/g)]
    .filter(([tag]) => !attribute(tag, 'd')?.includes('A'))
    .map(([tag]) => topOf(attribute(tag, 'd') ?? '') - Number(attribute(tag, 'stroke-width') ?? 0) / 2)
}

/** By command: how many numbers it takes, and which of them are heights. */
const commands: Record<string, { ys: number[]; size: number }> = {
  m: { ys: [1], size: 2 },
  l: { ys: [1], size: 2 },
  h: { ys: [], size: 1 },
  v: { ys: [0], size: 1 },
  q: { ys: [1, 3], size: 4 },
  s: { ys: [1, 3], size: 4 },
  c: { ys: [1, 3, 5], size: 6 },
  a: { ys: [6], size: 7 },
}

function topOf(path: string): number {
  let y = 0
  let top = 0
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (letter.toLowerCase() === 'z') continue
    const command = commands[letter.toLowerCase()]
    if (!command) throw new Error(`The test does not know ${letter}`)
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const start = letter === letter.toLowerCase()
    for (let at = 0; at < numbers.length; at += command.size) {
      const base = start ? y : 0
      const heights = command.ys.map((place) => base + (numbers[at + place] ?? Number.NaN))
      const bulge = letter === 'a' ? (numbers[at + 1] ?? 0) : 0
      top = Math.min(top, y - bulge, ...heights.map((height) => height - bulge))
      y = heights.at(-1) ?? y
    }
  }
  return top
}
