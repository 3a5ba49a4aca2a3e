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
  switch (key) {
    case 'ArrowLeft':
      return daysOn(from, -1)
    case 'ArrowRight':
      return daysOn(from, 1)
    case 'ArrowUp':
      return daysOn(from, -7)
    case 'ArrowDown':
      return daysOn(from, 7)
    case 'Home':
      return daysOn(from, -weekdayOf(from))
    case 'End':
      return daysOn(from, saturday - weekdayOf(from))
    case 'PageUp':
      return monthsOn(from, shiftKey ? -12 : -1)
    case 'PageDown':
      return monthsOn(from, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

const daysOn = (from: BsDate, days: number) => unlessOutside(from, () => addDays(from, days))
const monthsOn = (from: BsDate, months: number) => unlessOutside(from, () => addMonths(from, months))

/** The calendar's package throws for a day outside its table. */
function unlessOutside(from: BsDate, move: () => BsDate): BsDate {
  try {
    return move()
  } catch {
    return from
  }
}
