import type { BsDate } from '../calendar-day.ts'
import { bsDayNumber } from '../day-number.ts'
import { sunriseOf } from './sun-times.ts'
import { elongation, moonLongitude, sunLongitude, timeAt } from './surya-siddhanta.ts'

const tithiNames = (
  'Pratipada प्रतिपदा Dwitiya द्वितीया Tritiya तृतीया Chaturthi चतुर्थी Panchami पञ्चमी Shashthi षष्ठी Saptami सप्तमी ' +
  'Ashtami अष्टमी Navami नवमी Dashami दशमी Ekadashi एकादशी Dwadashi द्वादशी Trayodashi त्रयोदशी Chaturdashi चतुर्दशी Purnima पूर्णिमा Aunsi औँसी'
).split(' ')

/** A lunar day: the time in which the moon gains 12 degrees on the sun. */
export interface Tithi {
  /** 1 to 15 in the bright half (15 is the full moon), 16 to 30 in the dark half (30 is the new moon). */
  readonly number: number
  /** Shukla is the bright half, Krishna the dark one. */
  readonly paksha: 'shukla' | 'krishna'
  readonly en: string
  readonly ne: string
}

/**
 * The tithi at sunrise in Kathmandu, by which Nepal's calendars name a day. A tithi that begins and ends
 * between two sunrises names no day, a long one two. Throws DateOutOfRangeError for a day outside the table.
 */
export function tithiOf(date: BsDate): Tithi {
  return tithiNumbered(Math.floor(elongation(sunriseOf(bsDayNumber(date))) / 12) + 1)
}

/** @param number 1 to 30 */
export function tithiNumbered(number: number): Tithi {
  const passed = number - 1
  // Both halves share their names but for the last: the full moon, and behind it in the list the new moon.
  const name = (passed > 28 ? 15 : passed % 15) * 2
  return {
    number,
    paksha: passed < 15 ? 'shukla' : 'krishna',
    en: tithiNames[name] as string,
    ne: tithiNames[name + 1] as string,
  }
}

/**
 * The nakshatra at sunrise in Kathmandu: the 27th part of the zodiac in which the moon stands, 1 (Ashwini) to
 * 27 (Revati).
 * Throws DateOutOfRangeError for a day outside the table.
 */
export function nakshatraOf(date: BsDate): number {
  return Math.floor((moonLongitude(sunriseOf(bsDayNumber(date))) * 27) / 360) + 1
}

/** What the 27 nakshatras are called, Ashwini (number 1) first. A table of its own, as that of the festivals. */
export const nakshatraNames: readonly { readonly en: string; readonly ne: string }[] = [
  { en: 'Ashwini', ne: 'अश्विनी' },
  { en: 'Bharani', ne: 'भरणी' },
  { en: 'Krittika', ne: 'कृत्तिका' },
  { en: 'Rohini', ne: 'रोहिणी' },
  { en: 'Mrigashira', ne: 'मृगशिरा' },
  { en: 'Ardra', ne: 'आर्द्रा' },
  { en: 'Punarvasu', ne: 'पुनर्वसु' },
  { en: 'Pushya', ne: 'पुष्य' },
  { en: 'Ashlesha', ne: 'आश्लेषा' },
  { en: 'Magha', ne: 'मघा' },
  { en: 'Purva Phalguni', ne: 'पूर्वाफाल्गुनी' },
  { en: 'Uttara Phalguni', ne: 'उत्तराफाल्गुनी' },
  { en: 'Hasta', ne: 'हस्त' },
  { en: 'Chitra', ne: 'चित्रा' },
  { en: 'Swati', ne: 'स्वाती' },
  { en: 'Vishakha', ne: 'विशाखा' },
  { en: 'Anuradha', ne: 'अनुराधा' },
  { en: 'Jyeshtha', ne: 'ज्येष्ठा' },
  { en: 'Mula', ne: 'मूल' },
  { en: 'Purva Ashadha', ne: 'पूर्वाषाढा' },
  { en: 'Uttara Ashadha', ne: 'उत्तराषाढा' },
  { en: 'Shravana', ne: 'श्रवण' },
  { en: 'Dhanishtha', ne: 'धनिष्ठा' },
  { en: 'Shatabhisha', ne: 'शतभिषा' },
  { en: 'Purva Bhadrapada', ne: 'पूर्वभाद्रपदा' },
  { en: 'Uttara Bhadrapada', ne: 'उत्तरभाद्रपदा' },
  { en: 'Revati', ne: 'रेवती' },
]

/** Degrees that the moon gains on the sun in a day, on average. */
export const dailyGain = 12.19
const meanMonthDays = 29.53

/** A month from new moon to new moon that carries festivals. */
export interface LunarMonth {
  /** 1 is Chaitra, 2 Vaishakha, up to 12, Phalguna. */
  readonly number: number
  /** The new moon with which it starts, in days since 1970, UTC. */
  readonly start: number
}

/**
 * The lunar months that start between two times (days since 1970, UTC), without the intercalary ones. The sun's sign of
 * the zodiac at the start of a month gives its name. A month during which the sun stays in one sign is intercalary.
 */
export function lunarMonthsBetween(from: number, to: number): LunarMonth[] {
  const starts: number[] = []
  for (let time = newMoonNear(from); time < to + 3 * meanMonthDays; time = newMoonNear(time + meanMonthDays))
    starts.push(time)
  const signs = starts.map((start) => Math.floor(sunLongitude(start) / 30))
  const gains = signs.map((sign, index) => ((signs[index + 1] as number) - sign + 12) % 12)
  const months: LunarMonth[] = []
  let shift = 0
  for (const [index, start] of starts.slice(0, -3).entries()) {
    const number = (((signs[index] as number) + shift + 1) % 12) + 1
    const gain = gains[index] as number
    // A month that holds two signs soon after makes up for an intercalary one: all keep their turn (BS 2085).
    const isMadeUpFor = gain === 0 && gains.slice(index, index + 3).includes(2)
    if (gain > 0 || isMadeUpFor) months.push({ number, start })
    // A month with two signs that makes up for none counts as two months, with the festivals of both (BS 2020, 2039).
    if (gain > 1 && shift === 0) months.push({ number: (number % 12) + 1, start })
    if (gain !== 1) shift = isMadeUpFor ? 1 : 0
  }
  return months
}

const newMoonNear = (time: number) => timeAt(elongation, 0, time, dailyGain)
