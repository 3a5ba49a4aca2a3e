import type { BsDate } from '../calendar-day.ts'
import { sunriseOf } from './sun-times.ts'
import { elongation } from './surya-siddhanta.ts'

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
  const passed = Math.floor(elongation(sunriseOf(date)) / 12)
  // Both halves share their names but for the last: the full moon, and behind it in the list the new moon.
  const name = (passed > 28 ? 15 : passed % 15) * 2
  return {
    number: passed + 1,
    paksha: passed < 15 ? 'shukla' : 'krishna',
    en: tithiNames[name] as string,
    ne: tithiNames[name + 1] as string,
  }
}
