import { daysAfter, nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type DayRange, isStoredRange, type TimeRange, timeRanges } from '#app/records/usage/periods.ts'

/** What the address of the screen names: a time range, or days of one's own. */
export type Chosen = TimeRange | DayRange

/** The last seven days where the address names nothing that can be shown. */
export function chosenRange(params: URLSearchParams, now: Date): Chosen {
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  if (isStoredRange(days, now)) return days
  return timeRanges.find((offered) => offered === params.get('timeRange')) ?? '7d'
}

/** The parameters of the screen's address and of the request. */
export function rangeParams(range: Chosen): Record<string, string> {
  return typeof range === 'string' ? { timeRange: range } : { from: range.from, to: range.to }
}

/** What days of one's own begin with. */
export function lastWeek(now: Date): DayRange {
  const today = nepalDay(now)
  return { from: daysAfter(today, -6), to: today }
}
