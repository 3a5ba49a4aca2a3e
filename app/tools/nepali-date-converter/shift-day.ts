import { addDays, addMonths, DateOutOfRangeError } from 'bikram-sambat'
import type { Calendar } from './calendars.ts'
import { addAdMonths, bothOf, type Day } from './days.ts'

export interface ShiftAmount {
  years: number
  months: number
  days: number
}

/**
 * Adds an amount to a day, or with `sign` -1 subtracts it: years and months of `calendar` first, then days. Undefined
 * outside the calendar table.
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
