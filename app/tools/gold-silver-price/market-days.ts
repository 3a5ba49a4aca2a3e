const dayMs = 86_400_000

/** Whole days since the beginning of 1970, for counting between days. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
}

/** The day so many days before another one. */
export function dayBefore(day: string, days: number): string {
  return new Date((dayNumber(day) - days) * dayMs).toISOString().slice(0, 10)
}

/** How many days old a market day is: 0 on the day itself, and also where a clock stands before it. */
export function ageDays(day: string, today: string): number {
  return Math.max(0, dayNumber(today) - dayNumber(day))
}
