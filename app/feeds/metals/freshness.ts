import { nepalDay, nepalTime } from '#app/kit/nepal-time.ts'

const saturday = 6

/** Prices are fixed about 11:00, and again seldom: by 14:00 they are published, with some minutes for the last try. */
const from = '11:30'
const until = '14:15'

/** Whether prices of this very day may be asked for. On Saturdays none are fixed: what is shown then is Friday's again. */
export function isFixingTime(now: Date): boolean {
  const time = nepalTime(now)
  const weekday = new Date(`${nepalDay(now)}T00:00:00Z`).getUTCDay()
  return weekday !== saturday && from <= time && time < until
}
