import type { BsDate } from '../calendar-day.ts'
import { bsDayNumber } from '../day-number.ts'
import { degree, nearestTurn } from './surya-siddhanta.ts'

// Observed sunrise, by the short formulae of the Astronomical Almanac: within a minute for these decades.

const latitude = 27.7172
const longitude = 85.324
/** Centre of the sun below the horizon when its rim appears: refraction 34', radius 16'. */
const horizon = -0.833
/** Days from 1970-01-01 0:00 to 2000-01-01 12:00 UTC. */
const epoch2000 = 10_957.5
const nepalOffsetMinutes = 345
const dayMinutes = 1440

/** Minutes since midnight in Nepal. */
export interface SunTimes {
  readonly sunriseMinutes: number
  readonly sunsetMinutes: number
}

/** Sunrise and sunset at Kathmandu, to the minute. Throws DateOutOfRangeError for a day outside the table. */
export function sunTimesOf(date: BsDate): SunTimes {
  const { sunriseMinutes, sunsetMinutes } = sunTimesOfDayNumber(bsDayNumber(date))
  return { sunriseMinutes: Math.round(sunriseMinutes), sunsetMinutes: Math.round(sunsetMinutes) }
}

/** The same with fractions, by days since 1970-01-01. */
export function sunTimesOfDayNumber(dayNumber: number): SunTimes {
  // The sun's place at noon in Nepal serves for both ends of the day.
  const days = dayNumber + 0.5 - nepalOffsetMinutes / dayMinutes - epoch2000
  const mean = 280.46 + 0.985_647_4 * days
  const anomaly = (357.528 + 0.985_600_3 * days) * degree
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degree
  const obliquity = 23.439 * degree
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic))
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic)) / degree
  const equationOfTime = 4 * nearestTurn(mean - ascension)
  const halfDay =
    Math.acos(
      (Math.sin(horizon * degree) - Math.sin(latitude * degree) * Math.sin(declination)) /
        (Math.cos(latitude * degree) * Math.cos(declination)),
    ) / degree
  const noon = dayMinutes / 2 + nepalOffsetMinutes - 4 * longitude - equationOfTime
  return { sunriseMinutes: noon - 4 * halfDay, sunsetMinutes: noon + 4 * halfDay }
}

/** Days since 1970, UTC, of a minute of a day in Nepal. */
export function instantOf(dayNumber: number, minutes: number): number {
  return dayNumber + (minutes - nepalOffsetMinutes) / dayMinutes
}

/** The instant of sunrise at Kathmandu, likewise. Throws DateOutOfRangeError for a day outside the table. */
export function sunriseOf(date: BsDate): number {
  const dayNumber = bsDayNumber(date)
  return instantOf(dayNumber, sunTimesOfDayNumber(dayNumber).sunriseMinutes)
}
