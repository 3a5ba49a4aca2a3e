import { brotliCompressSync } from 'node:zlib'
import { sunTimesOf } from 'bikram-sambat-calendar/panchanga'
import { expect, test } from 'vitest'
import { figuresHeight, skyMarkup } from './sky-markup.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const months = Array.from({ length: 12 }, (_, index) => index + 1)
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
