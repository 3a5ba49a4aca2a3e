import type { BsDate } from '../calendar-day.ts'
import { bsDayNumber } from '../day-number.ts'
import { sunriseOf } from './sun-times.ts'
import { elongation, moonLongitude, timeAt } from './surya-siddhanta.ts'
import { dailyGain, nakshatraNames, type Tithi, tithiNumbered } from './tithi.ts'

/** A minute in Nepal (UTC+05:45), counted from the midnight with which a day begins. */
export interface NepalTime {
  /** 0 on the day itself, 1 after the next midnight, 2 after the one behind it. */
  readonly daysLater: number
  /** After midnight, 0 to 1439. */
  readonly minutes: number
}

export type Ending<Part> = Part & {
  /** When it ends and the one after it begins. */
  readonly ends: NepalTime
}

/** The 27th part of the zodiac in which the moon stands. */
export interface Nakshatra {
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number
  readonly en: string
  readonly ne: string
}

/**
 * The tithis of a day with their ends: first the one at sunrise in Kathmandu, as `tithiOf` gives it; last the next one at a
 * later sunrise. One between them is lost: it begins and ends between two sunrises and names no day. By the sun and moon of
 * the Surya Siddhanta, to the minute; how near to the almanacs is in the README. Throws DateOutOfRangeError for a day
 * outside the table.
 */
export function tithisOf(date: BsDate): Ending<Tithi>[] {
  return endingsOf(date, elongation, 30, dailyGain).map(({ number, ends }) => ({
    ...tithiNumbered(number),
    ends,
  }))
}

/** The nakshatras of a day with their ends, likewise: first the one that `nakshatraOf` gives. */
export function nakshatrasOf(date: BsDate): Ending<Nakshatra>[] {
  return endingsOf(date, moonLongitude, 27, 13.18).map(({ number, ends }) => {
    const { en, ne } = nakshatraNames[number - 1] as { en: string; ne: string }
    return { number, en, ne, ends }
  })
}

/** @param parts into which the angle divides the circle */
function endingsOf(date: BsDate, angle: (time: number) => number, parts: number, perDay: number) {
  const dayNumber = bsDayNumber(date)
  const nextSunrise = sunriseOf(dayNumber + 1)
  const found: Ending<{ number: number }>[] = []
  let time = sunriseOf(dayNumber)
  let passed = Math.floor((angle(time) * parts) / 360)
  while (found.length < 2 || time < nextSunrise) {
    const number = (passed % parts) + 1
    passed++
    time = timeAt(angle, (passed * 360) / parts, time, perDay)
    found.push({ number, ends: nepalTime(dayNumber, time) })
  }
  return found
}

function nepalTime(dayNumber: number, time: number): NepalTime {
  const minutes = Math.round((time - dayNumber) * 1440) + 345
  return { daysLater: Math.floor(minutes / 1440), minutes: minutes % 1440 }
}
