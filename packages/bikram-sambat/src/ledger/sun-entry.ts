import { bsDayNumber } from '../day-number.ts'
import { nearestTurn, sunLongitude } from '../panchanga/surya-siddhanta.ts'

const kathmanduMeanTimeDays = 85.325 / 360
const dayMinutes = 1440

/**
 * Minutes after midnight from which on an entry makes its own day the month's first: midnight, but 05:40 for Shrawan,
 * and 17:00 of the day before for Magh.
 */
const cuts: Readonly<Record<number, number>> = { 4: 340, 10: -420 }

/**
 * When the sun of the Surya Siddhanta enters the sign of a month, in minutes after the midnight with which the month
 * begins in the table, in local mean time of Kathmandu. Throws DateOutOfRangeError outside BS 2000 to 2090.
 */
export function entryMinutes(year: number, month: number): number {
  const start = bsDayNumber({ year, month, day: 1 })
  let time = start
  for (let step = 0; step < 12; step++) time -= nearestTurn(sunLongitude(time) - (month - 1) * 30) / 0.9856
  return (time + kathmanduMeanTimeDays - start) * dayMinutes
}

/**
 * Minutes between the sun's entry and the nearest moment at which the rule would begin the month on another day.
 * Negative where the table begins the month on another day than the rule does.
 * Throws DateOutOfRangeError outside BS 2000 to 2090.
 */
export function marginOf(year: number, month: number): number {
  const afterCut = minutesAfterCut(year, month)
  return Math.min(afterCut, dayMinutes - afterCut)
}

/**
 * On which side the nearest cut lies: whether the month would begin a day earlier or a day later, if the rule decided
 * the other way. Throws DateOutOfRangeError outside BS 2000 to 2090.
 */
export function otherStartOf(year: number, month: number): 'earlier' | 'later' {
  return minutesAfterCut(year, month) < dayMinutes / 2 ? 'earlier' : 'later'
}

function minutesAfterCut(year: number, month: number): number {
  return entryMinutes(year, month) - (cuts[month] ?? 0)
}
