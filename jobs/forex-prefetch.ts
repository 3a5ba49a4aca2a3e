import { AppError } from '#app/kit/app-error.ts'
import { daysAfter } from '#app/kit/calendar-day.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { Job } from './job.ts'

/**
 * Brings today's exchange rates in before the first visitor asks, and yesterday's as they stood at the end of the day.
 * The bank publishes about midnight; it is asked every hour until it has.
 */
export const forexPrefetch: Job = {
  name: 'forex-prefetch',
  cron: '2 * * * *',
  async run({ feeds: { forex }, now }) {
    const today = nepalDay(now())
    // A day that is known for good is not asked for.
    const readings = [await forex.day(daysAfter(today, -1))]
    const isKnown = (await forex.lastKnown(today))?.day.date === today
    if (!isKnown) readings.push(await forex.day(today))
    if (readings.some(({ kind }) => kind === 'unavailable' || kind === 'stale'))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}
