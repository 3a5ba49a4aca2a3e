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

/**
 * A year takes a few milliseconds; between two of them the server answers other requests. Kept as one text a year: 33,238
 * lines at once would take 8 MiB more of memory, which the process then keeps.
 */
async function computeDays(): Promise<string> {
  const years: string[] = []
  for (let year = firstBsYear; year <= lastBsYear; year++) {
    years.push(dayVectorsOf(year).join('\n'))
    await setImmediate()
  }
  return vectorCsv('days', years)
}
