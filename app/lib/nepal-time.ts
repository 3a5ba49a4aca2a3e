// Nepal keeps UTC+05:45 the whole year (since 1986), so plain arithmetic is exact for every instant the site handles.
const offsetMs = (5 * 60 + 45) * 60_000
const dayMs = 86_400_000

/** The year of the common era in Nepal at an instant. */
export function nepalYear(at: Date): number {
  return new Date(at.getTime() + offsetMs).getUTCFullYear()
}

/** The calendar day in Nepal at an instant, `YYYY-MM-DD`. */
export function nepalDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** The time of day in Nepal at an instant, `HH:MM`. */
export function nepalTime(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(11, 16)
}

/** Milliseconds from an instant until the next midnight in Nepal. */
export function msUntilNepalMidnight(at: Date): number {
  return dayMs - ((((at.getTime() + offsetMs) % dayMs) + dayMs) % dayMs)
}
