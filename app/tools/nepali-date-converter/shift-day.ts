import { addDays, addMonths, DateOutOfRangeError } from 'bikram-sambat'
import type { Calendar } from './calendars.ts'
import { addAdMonths, bothOf, type Day } from './days.ts'

export interface ShiftAmount {
  years: number
  months: number
  days: number
}

/**
 * The day that lies so far behind (or, with `sign` -1, before) another: years and months are those of `calendar`,
 * days come last. Undefined where it leaves the calendar table.
 */
export function shiftDay(
  day: Day,
  calendar: Calendar,
  { years, months, days }: ShiftAmount,
  sign: 1 | -1,
): Day | undefined {
  const total = sign * (years * 12 + months)
  try {
    const moved = calendar === 'bs' ? addMonths(day.bs, total) : bothOf('ad', addAdMonths(day.ad, total)).bs
    return bothOf('bs', addDays(moved, sign * days))
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return undefined
    throw error
  }
}
