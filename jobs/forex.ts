import { daysAfter, nepalDay } from 'bikram-sambat-calendar/iso-day'
import { AppError } from '#app/lib/app-error.ts'
import type { Job } from './job.ts'

/**
 * Fetches today's exchange rates before the first visitor needs them, and the final ones of yesterday. The bank publishes
 * about midnight; it is called every hour until it has.
 */
export const forexPrefetch: Job = {
  name: 'forex-prefetch',
  cron: '2 * * * *',
  source: 'nrbUrl',
  async run({ feeds: { forex }, now }) {
    const today = nepalDay(now())
    // A day whose rates are final is not fetched again.
    const readings = [await forex.day(daysAfter(today, -1))]
    const isKnown = (await forex.lastKnown(today))?.day.date === today
    if (!isKnown) readings.push(await forex.day(today))
    if (readings.some(({ kind }) => kind === 'unavailable' || kind === 'stale'))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}

/** Fetches the exchange rates of the past year for the chart of a new site. Makes no calls once they are stored. */
export const forexHistory: Job = {
  name: 'forex-history',
  cron: '17 * * * *',
  source: 'nrbUrl',
  atStart: true,
  async run({ feeds: { forex } }, signal) {
    if (!(await forex.fillHistory(signal)))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}
