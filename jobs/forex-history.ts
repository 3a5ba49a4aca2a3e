import { AppError } from '#app/lib/app-error.ts'
import type { Job } from './job.ts'

/** Fetches the exchange rates of the past year for the chart of a new site. Makes no calls once they are stored. */
export const forexHistory: Job = {
  name: 'forex-history',
  cron: '17 * * * *',
  atStart: true,
  async run({ feeds: { forex } }, signal) {
    if (!(await forex.fillHistory(signal)))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}
