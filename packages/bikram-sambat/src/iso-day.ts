// Days of the common era as ISO 8601 texts, and the time in Nepal. Nepal keeps UTC+05:45 the whole year (since 1986), so
// plain arithmetic is exact.
const dayMs = 86_400_000
export const nepalOffsetMs = (5 * 60 + 45) * 60_000

/** Whether a text is an existing AD day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The day some days later; earlier when `days` is negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Days between two days: 1 from a day to the next. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The year of the common era in Nepal at an instant. */
export function nepalYear(at: Date): number {
  return new Date(at.getTime() + nepalOffsetMs).getUTCFullYear()
}

/** The calendar day in Nepal at an instant, `YYYY-MM-DD`. */
export function nepalDay(at: Date): string {
  return new Date(at.getTime() + nepalOffsetMs).toISOString().slice(0, 10)
}

/** The instant at which a day `YYYY-MM-DD` begins in Nepal. */
export function nepalMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+05:45`)
}

/** The time of day in Nepal at an instant, `HH:MM`. */
export function nepalTime(at: Date): string {
  return new Date(at.getTime() + nepalOffsetMs).toISOString().slice(11, 16)
}

/** Milliseconds from an instant until the next midnight in Nepal. */
export function msUntilNepalMidnight(at: Date): number {
  return dayMs - ((((at.getTime() + nepalOffsetMs) % dayMs) + dayMs) % dayMs)
}
