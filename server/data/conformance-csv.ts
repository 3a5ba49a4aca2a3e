import { setImmediate } from 'node:timers/promises'
import { firstBsYear, lastBsYear } from 'bikram-sambat-calendar'
import { dayVectorsOf, refusalVectors, vectorCsv } from '#app/lib/conformance-vectors.ts'

let days: Promise<string> | undefined

/** Every day of the calendar's table. Computed once for each process: the tithis of all days take a quarter of a second. */
export function dayVectorsCsv(): Promise<string> {
  days ??= computeDays()
  return days
}

/** Days that the calendar must refuse. */
export const refusalVectorsCsv = () => vectorCsv('refusals', refusalVectors())

/** A year takes a few milliseconds; between two of them the server answers other requests. */
async function computeDays(): Promise<string> {
  const lines: string[] = []
  for (let year = firstBsYear; year <= lastBsYear; year++) {
    lines.push(...dayVectorsOf(year))
    await setImmediate()
  }
  return vectorCsv('days', lines)
}
