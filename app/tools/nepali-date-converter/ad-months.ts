import type { AdDate } from 'bikram-sambat-calendar'

/** 28 to 31. */
function daysInAdMonth({ year, month }: Pick<AdDate, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The same day some months later or earlier, or the month's last day when it is shorter. */
export function addAdMonths({ year, month, day }: AdDate, months: number): AdDate {
  const index = year * 12 + month - 1 + months
  const moved = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  return { ...moved, day: Math.min(day, daysInAdMonth(moved)) }
}
