import { nepalDay } from '#app/kit/nepal-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a copy of today's rates is as good as the bank's own. */
const todayMs = hourMs
/** A visitor may ask for newer ones, but the bank hears of it once in this time, for all visitors together. */
const refreshMs = minuteMs
/** A day without rates may get them: today's are expected, older ones are not. */
const noneTodayMs = minuteMs
const nonePastMs = hourMs
/** A server in trouble is left alone for a while. */
const troubleMs = 30_000

/** Rates of a day that was over when they were read do not change any more. */
export function isFinal(day: string, copiedAt: Date): boolean {
  return nepalDay(copiedAt) > day
}

/** Whether a copy may be given without asking the bank. */
export function isFresh(day: string, copiedAt: Date, now: Date, wantsNewer = false): boolean {
  if (isFinal(day, copiedAt)) return true
  // The copy was made on the day itself, which is over now.
  if (nepalDay(now) > day) return false
  const age = now.getTime() - copiedAt.getTime()
  return age >= 0 && age < (wantsNewer ? refreshMs : todayMs)
}

/** Until when a day that has no rates is not asked for again. */
export function noneUntil(day: string, now: Date): number {
  return now.getTime() + (day === nepalDay(now) ? noneTodayMs : nonePastMs)
}

/** Until when a server in trouble is left alone: as long as it asked for, if it did. */
export function troubleUntil(now: Date, retryAfterMs = 0): number {
  return now.getTime() + Math.max(troubleMs, retryAfterMs)
}
