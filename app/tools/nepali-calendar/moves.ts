import { addDays, addMonths, type BsDate, weekdayOf } from 'bikram-sambat-calendar'

interface Press {
  key: string
  shiftKey: boolean
}

const saturday = 6

/**
 * The day that a key of a date grid moves to: arrows by day and week, Home and End within the week, Page Up and Page Down
 * by month, with Shift by year. The same day at the ends of the calendar; undefined for other keys.
 */
export function dayAfterKey(from: BsDate, { key, shiftKey }: Press): BsDate | undefined {
  const weekday = weekdayOf(from)
  const ofWeek = { Home: -weekday, End: saturday - weekday }
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, ...ofWeek }[key]
  const months = { PageUp: -1, PageDown: 1 }[key]
  try {
    if (months !== undefined) return addMonths(from, shiftKey ? 12 * months : months)
    return days === undefined ? undefined : addDays(from, days)
  } catch {
    // The calendar's package throws for a day outside its table.
    return from
  }
}
