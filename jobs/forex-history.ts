import { AppError } from '#app/kit/app-error.ts'
import type { Job } from './job.ts'

/** Brings in the exchange rates of the past year, so that a new site has a chart. Once they are here nothing is asked. */
export const forexHistory: Job = {
  name: 'forex-history',
  cron: '17 * * * *',
  atStart: true,
  async run({ feeds: { forex } }, signal) {
    if (!(await forex.fillHistory(signal)))
      throw new AppError('upstream-unavailable', 'The central bank did not answer')
  },
}
