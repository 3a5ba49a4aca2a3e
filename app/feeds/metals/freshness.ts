import { nepalDay, nepalTime } from 'bikram-sambat/iso-day'

const saturday = 6

/** Prices are fixed about 11:00, rarely again, and published by 14:00; some minutes are left for the last try. */
const from = '11:30'
const until = '14:15'

/** Whether today's prices may be fetched. None are fixed on Saturdays, when the source repeats Friday's. */
export function isFixingTime(now: Date): boolean {
  const time = nepalTime(now)
  const weekday = new Date(`${nepalDay(now)}T00:00:00Z`).getUTCDay()
  return weekday !== saturday && from <= time && time < until
}
