import type { BsDate } from '../calendar-day.ts'
import { bsDayNumber } from '../day-number.ts'
import { degree, nearestTurn } from './surya-siddhanta.ts'

// Observed sunrise, by the short formulae of the Astronomical Almanac: within a minute for these decades.

/** Kathmandu: 27.7172° N. */
const sinLatitude = 0.4651
const cosLatitude = 0.8853
/** Minutes after midnight in Nepal (UTC+05:45) when the mean sun stands over 85.324° E. */
const meanNoonMinutes = 723.704
/** The sun's rim appears while its centre is 0.833° below the horizon: refraction 34', radius 16'. */
const sinHorizon = -0.0145
/** Of the ecliptic to the equator: 23.439°. */
const sinTilt = 0.3978
const cosTilt = 0.9175
/** Days from 1970-01-01, noon in Nepal, to 2000-01-01, noon in UTC. */
const epoch2000 = 10_957.24

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
  const days = dayNumber - epoch2000
  const mean = 280.46 + 0.985_647_4 * days
  const anomaly = (357.528 + 0.985_600_3 * days) * degree
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degree
  const sine = Math.sin(ecliptic)
  const ascension = Math.atan2(cosTilt * sine, Math.cos(ecliptic)) / degree
  const sinDeclination = sinTilt * sine
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2)
  const halfDay =
    Math.acos((sinHorizon - sinLatitude * sinDeclination) / (cosLatitude * cosDeclination)) / degree
  // The sun turns by a degree in four minutes.
  const noon = meanNoonMinutes - 4 * nearestTurn(mean - ascension)
  return { sunriseMinutes: noon - 4 * halfDay, sunsetMinutes: noon + 4 * halfDay }
}

/** Days since 1970, UTC, of a minute of a day in Nepal, which is 345 minutes ahead. */
export function instantOf(dayNumber: number, minutes: number): number {
  return dayNumber + (minutes - 345) / 1440
}

/** The instant of sunrise at Kathmandu, likewise. */
export function sunriseOf(dayNumber: number): number {
  return instantOf(dayNumber, sunTimesOfDayNumber(dayNumber).sunriseMinutes)
}
