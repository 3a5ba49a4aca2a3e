import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DayPair } from './converter.ts'

const fixture = join(import.meta.dirname, '../../../packages/bikram-sambat/fixtures/month-lengths.json')

/** Every day of the table in order, counted out from its month lengths and the calendar of JavaScript. */
export function dayPairs(): DayPair[] {
  const { years } = JSON.parse(readFileSync(fixture, 'utf8')) as {
    years: Record<string, { lengths: number[]; yearStart: string }>
  }
  return Object.entries(years).flatMap(([year, { lengths, yearStart }]) => {
    const start = new Date(`${yearStart}T00:00:00Z`)
    return lengths
      .flatMap((length, index) =>
        Array.from({ length }, (_, day) => ({ year: Number(year), month: index + 1, day: day + 1 })),
      )
      .map((bs, after) => {
        const at = new Date(start.getTime() + after * 86_400_000)
        return { bs, ad: { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() } }
      })
  })
}
