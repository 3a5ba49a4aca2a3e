import type { BsDate } from '../calendar-day.ts'
import { adDayNumber, adOfDayNumber, bsDayNumber, bsOfDayNumber } from '../day-number.ts'
import { daysInBsYear } from '../month-table.ts'
import {
  adRules,
  bsRules,
  type FestivalId,
  type FixedRule,
  type LunarRule,
  lunarRules,
  type Moment,
} from './festival-rules.ts'
import { lunarMonthsBetween } from './lunar-month.ts'
import { instantOf, sunTimesOfDayNumber } from './sun-times.ts'
import { elongation, nearestTurn } from './surya-siddhanta.ts'

/** A festival or observed day, computed by rule; whether it is a holiday is for the yearly notice to say. */
export interface Festival {
  readonly id: FestivalId
  readonly date: BsDate
}

/** Days that a tithi lasts on average. */
const tithiDays = 0.984_35

/** How long after sunset the evening counts that decides on a festival, in minutes. */
const duskMinutes = 24

/**
 * Festivals and fixed days of a BS year in the order of their dates. A lunar festival can fall twice into a
 * year, or not at all. Throws DateOutOfRangeError outside BS 2000 to 2090.
 */
export function festivalsOf(year: number): Festival[] {
  const first = bsDayNumber({ year, month: 1, day: 1 })
  const behind = first + daysInBsYear(year)
  return [...fixedDays(year), ...lunarDays(first - 35, behind)]
    .filter(([, dayNumber]) => dayNumber >= first && dayNumber < behind)
    .sort(([, a], [, b]) => a - b)
    .map(([id, dayNumber]) => ({ id, date: bsOfDayNumber(dayNumber) }))
}

type FoundDay = [id: FestivalId, dayNumber: number]

function fixedDays(year: number): FoundDay[] {
  const springYear = adOfDayNumber(bsDayNumber({ year, month: 1, day: 1 })).year
  const ofBs = entries<FixedRule>(bsRules).map(([id, [month, day]]): FoundDay => {
    return [id, bsDayNumber({ year, month, day })]
  })
  const ofAd = entries<FixedRule>(adRules).map(([id, [month, day]]): FoundDay => {
    // January to March belong to the BS year that began in the spring before.
    return [id, adDayNumber({ year: month < 4 ? springYear + 1 : springYear, month, day })]
  })
  return [...ofBs, ...ofAd]
}

function lunarDays(from: number, to: number): FoundDay[] {
  const rules = entries<LunarRule>(lunarRules)
  return lunarMonthsBetween(from, to).flatMap(({ number, start }) =>
    rules.flatMap(([id, [month, tithi, at = 'sunrise']]): FoundDay[] => {
      if (month !== number) return []
      const dayNumber = lunarDay(start, tithi, at)
      return id === 'holi-hill'
        ? [
            [id, dayNumber],
            ['holi-terai', dayNumber + 1],
          ]
        : [[id, dayNumber]]
    }),
  )
}

function entries<Rule>(rules: Partial<Record<FestivalId, Rule>>): [FestivalId, Rule][] {
  return Object.entries(rules) as [FestivalId, Rule][]
}

/** The first day on which a tithi holds at a moment, or on which it begins if it holds on none. */
function lunarDay(monthStart: number, tithi: number, at: Moment): number {
  // Some days early: tithis run up to a day ahead of their mean or behind it.
  let dayNumber = Math.floor(monthStart + (tithi - 1) * tithiDays) - 3
  while (tithisAfter(tithi, dayNumber, at) < 0) dayNumber++
  if (tithisAfter(tithi, dayNumber, at) < 1) return dayNumber
  return at === 'midnight' ? lunarDay(monthStart, tithi, 'dusk') : dayNumber - 1
}

/** How many tithis a moment is after the start of a tithi: 0 up to 1 within it, negative before. */
function tithisAfter(tithi: number, dayNumber: number, at: Moment): number {
  const degrees = elongation(instantOf(dayNumber, minutesOf(at, dayNumber)))
  return nearestTurn(degrees - tithi * 12 + 6) / 12 + 0.5
}

function minutesOf(at: Moment, dayNumber: number): number {
  const { sunriseMinutes: sunrise, sunsetMinutes: sunset } = sunTimesOfDayNumber(dayNumber)
  const midday = (sunrise + sunset) / 2
  const forenoon = sunrise + 0.4 * (sunset - sunrise)
  return { sunrise, forenoon, midday, dusk: sunset + duskMinutes, midnight: midday + 720 }[at]
}
