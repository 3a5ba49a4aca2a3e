import { daysInBsYear } from '../bs-year.ts'
import type { BsDate } from '../calendar-day.ts'
import {
  adRules,
  bsRules,
  type FestivalId,
  type FixedRule,
  type LunarRule,
  lunarRules,
  type Moment,
  openMinutes,
} from '../data/festival-rules.ts'
import { adDayNumber, bsDayNumber, bsOfDayNumber } from '../day-number.ts'
import { instantOf, sunTimesOfDayNumber } from './sun-times.ts'
import { elongation, nearestTurn } from './surya-siddhanta.ts'
import { lunarMonthsBetween } from './tithi.ts'

/** A festival or observed day, computed by rule; whether it is a holiday is for the yearly notice to say. */
export interface Festival<Id extends string = FestivalId> {
  readonly id: Id
  readonly date: BsDate
  /**
   * `fixed`: on the same day of a calendar each year. `firm`: by the moon. `open`: by the moon, and the tithi changes so
   * near the moment that decides that published calendars may have the day before or after.
   */
  readonly basis: 'fixed' | 'firm' | 'open'
}

/** Days that a tithi lasts on average. */
const tithiDays = 0.9843

/** Degrees that the moon gains on the sun in a minute, on average. */
const gainInMinute = 12.19 / 1440

/** How long after sunset the evening counts that decides on a festival, in minutes. */
const duskMinutes = 24

/**
 * Festivals and fixed days of a BS year in the order of their dates. A lunar festival can fall twice into a
 * year, or not at all. Throws DateOutOfRangeError outside BS 2000 to 2090.
 */
export function festivalsOf(year: number): Festival[] {
  return daysByRule<FestivalId>(year, { lunar: lunarRules, bs: bsRules, ad: adRules })
}

type Rules<Id extends string, Rule> = Readonly<Partial<Record<Id, Rule>>>

interface RuleSet<Id extends string> {
  lunar: Rules<Id, LunarRule>
  bs: Rules<Id, FixedRule>
  ad: Rules<Id, FixedRule>
}

export function daysByRule<Id extends string>(year: number, { lunar, bs, ad }: RuleSet<Id>): Festival<Id>[] {
  const first = bsDayNumber({ year, month: 1, day: 1 })
  const behind = first + daysInBsYear(year)
  const fixed = [
    ...fixedDays(bs, (month, day) => bsDayNumber({ year, month, day })),
    // A BS year begins in the April 57 years before its number, so that its March is 56 years before.
    ...fixedDays(ad, (month, day) => adDayNumber({ year: year - (month < 4 ? 56 : 57), month, day })),
  ]
  // By index where it is read often: taking a list apart is slow until it is compiled, and a page asks but once.
  return [...fixed, ...lunarDays(first - 35, behind, lunar)]
    .filter((found) => found[1] >= first && found[1] < behind)
    .sort((a, b) => a[1] - b[1])
    .map(([id, dayNumber, basis]) => ({ id, date: bsOfDayNumber(dayNumber), basis }))
}

/**
 * The days of a BS year on which a yearly tithi falls: mostly one, now and then none or two, as the lunar year is shorter or
 * longer. It is the day at whose sunrise the tithi holds, of two such days the first; where it holds at none, the day in
 * which it begins. An intercalary month has none. Throws DateOutOfRangeError outside BS 2000 to 2090.
 *
 * @param month as almanacs of Nepal name it: 1 (Baisakh) to 12 (Chaitra), its dark half before its bright one
 * @param tithi 1 to 30, as `Tithi` counts them
 */
export function daysOfTithi(year: number, month: number, tithi: number): Festival<'tithi'>[] {
  // The rules name months from new moon to new moon, Chaitra first: the dark half belongs to the month before.
  const ofNewMoon = tithi > 15 ? month : (month % 12) + 1
  return daysByRule<'tithi'>(year, { lunar: { tithi: [ofNewMoon, tithi] }, bs: {}, ad: {} })
}

type FoundDay<Id> = [id: Id, dayNumber: number, basis: Festival['basis']]

const entries = Object.entries as <Id extends string, Rule>(rules: Rules<Id, Rule>) => [Id, Rule][]

function fixedDays<Id extends string>(
  rules: Rules<Id, FixedRule>,
  dayNumberOf: (month: number, day: number) => number,
): FoundDay<Id>[] {
  return entries(rules).map(([id, [month, day]]) => [id, dayNumberOf(month, day), 'fixed'])
}

function lunarDays<Id extends string>(from: number, to: number, lunar: Rules<Id, LunarRule>): FoundDay<Id>[] {
  const rules = entries(lunar)
  return lunarMonthsBetween(from, to).flatMap(({ number, start }) =>
    rules
      .filter((rule) => rule[1][0] === number)
      .map(([id, [, tithi, at = 'sunrise', daysAfter = 0, minutes = openMinutes]]): FoundDay<Id> => {
        const [dayNumber, leeway] = lunarDay(start, tithi, at)
        return [id, dayNumber + daysAfter, leeway < minutes * gainInMinute ? 'open' : 'firm']
      }),
  )
}

/**
 * The first day on which a tithi holds at a moment, or on which it begins if it holds on none; and how many degrees
 * its nearest end is from that moment on this day or the day before.
 */
function lunarDay(monthStart: number, tithi: number, at: Moment): [dayNumber: number, leeway: number] {
  // The day before is looked at first: tithis run up to 1.2 days ahead of their mean or behind it.
  let dayNumber = Math.floor(monthStart + tithi * tithiDays) - 3
  let past = -7
  let before = past
  while (past < -6) {
    before = past
    past = degreesPast(tithi, ++dayNumber, at)
  }
  const leeway = Math.min(Math.abs(Math.abs(past) - 6), Math.abs(before + 6))
  if (past < 6) return [dayNumber, leeway]
  return at === 'midnight' ? lunarDay(monthStart, tithi, 'dusk') : [dayNumber - 1, leeway]
}

/** How many degrees the moon is past the middle of a tithi at a moment: -6 up to 6 within it. */
function degreesPast(tithi: number, dayNumber: number, at: Moment): number {
  const degrees = elongation(instantOf(dayNumber, minutesOf(at, dayNumber)))
  return nearestTurn(degrees - tithi * 12 + 6)
}

function minutesOf(at: Moment, dayNumber: number): number {
  const { sunriseMinutes: sunrise, sunsetMinutes: sunset } = sunTimesOfDayNumber(dayNumber)
  const midday = (sunrise + sunset) / 2
  // The day has fifteen muhurtas: the morning ends with three of them, the forenoon with six.
  const morning = 0.8 * sunrise + 0.2 * sunset
  const forenoon = 0.6 * sunrise + 0.4 * sunset
  return { sunrise, morning, forenoon, midday, dusk: sunset + duskMinutes, midnight: midday + 720 }[at]
}
