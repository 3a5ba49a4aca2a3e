import { nepalDay, nepalMidnight } from '@chautari/bikram-sambat/iso-day'

export const timeRanges = ['24h', '7d', '30d', '90d'] as const

export type TimeRange = (typeof timeRanges)[number]

/** From an instant to another, the second one not included; both at full hours of Nepal. */
export interface Period {
  from: Date
  to: Date
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Nepal's hours begin at 15 minutes past those of UTC. */
const hourOffsetMs = 15 * 60_000

const daysOf: Readonly<Record<TimeRange, number>> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 }

/**
 * The time that a range means, with the hour that runs, and the time of equal length that it is compared with. 24 hours
 * are hours; the others are whole days of Nepal with today, so that a day's bar never lacks its morning.
 */
export function periodsOf(range: TimeRange, now: Date): { current: Period; previous: Period } {
  const to = Math.floor((now.getTime() - hourOffsetMs) / hourMs) * hourMs + hourOffsetMs + hourMs
  const lengthMs = daysOf[range] * dayMs
  const from = range === '24h' ? to - dayMs : nepalMidnight(nepalDay(now)).getTime() + dayMs - lengthMs
  return {
    current: { from: new Date(from), to: new Date(to) },
    previous: { from: new Date(from - lengthMs), to: new Date(to - lengthMs) },
  }
}

const retentionYears = 2

/** What is older is deleted. */
export function storedSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - retentionYears)
  return since
}

/** The days of Nepal that a period touches, in order. */
export function daysIn({ from, to }: Period): string[] {
  const count = Math.ceil((to.getTime() - nepalMidnight(nepalDay(from)).getTime()) / dayMs)
  return Array.from({ length: count }, (_, index) => nepalDay(new Date(from.getTime() + index * dayMs)))
}

/** A period as the days that it holds whole, and what hangs over before and after them. */
export function wholeDays({ from, to }: Period): { before: Period; days: Period; after: Period } {
  const first = nepalMidnight(nepalDay(new Date(from.getTime() - 1))).getTime() + dayMs
  const last = Math.max(first, nepalMidnight(nepalDay(to)).getTime())
  const headEnd = Math.min(first, to.getTime())
  return {
    before: { from, to: new Date(headEnd) },
    days: { from: new Date(first), to: new Date(last) },
    after: { from: new Date(Math.min(to.getTime(), Math.max(headEnd, last))), to },
  }
}
