import {
  addDays,
  type BsDate,
  compareBs,
  differenceInDays,
  todayInNepal,
  weekdayOf,
} from '@chautari/bikram-sambat'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { sunTimesOf, tithiOf } from '@chautari/bikram-sambat/panchanga'
import type { Lang } from '#app/lib/language.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { calendarMonth, monthDay } from '#app/records/holidays/calendar-month.tsx'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import {
  festivalRemarks,
  holidayRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, festivalsFrom, festivalsOf } from '#app/records/holidays/published.server.ts'
import { greatFestivals, isTihar } from '../great-festivals.ts'

/** Enough to hold the month, the next public holiday and the next great festival: a year has about 60. */
const searched = 75
/** Coming days that a wide screen lists. */
const listed = 5

/** The days for which most of the country stops: the great festivals, the start of Dashain and the end of Tihar. */
const great = new Set([...greatFestivals.map(({ main }) => main), 'ghatasthapana', 'bhai-tika'])

export type DayData = ReturnType<typeof dayData>

/** A coming day of note. */
export type DayLine = ReturnType<ReturnType<typeof lineIn>>

/** What both cards of the home page show of a day. */
export function dayData(lang: Lang, now: Date) {
  const { bs: date, ad } = todayInNepal(now)
  const sunday = addDays(date, -weekdayOf(date))
  const first = { ...date, day: 1 }
  // A holiday of several days that has begun is not coming.
  const later = festivalsFrom(compareBs(sunday, first) < 0 ? sunday : first, searched).filter(
    (festival) => compareBs(festival.date, date) > 0,
  )
  const line = (festival: FestivalDay | undefined) => festival && lineIn(lang, date)(festival)
  const ofDay = festivalsOf(date.year).filter((festival) => compareBs(festival.date, date) === 0)
  return {
    /** In AD, `YYYY-MM-DD`. */
    day: nepalDay(now),
    date,
    tithi: tithiOf(date),
    /** In Kathmandu. */
    sun: sunTimesOf(date),
    isTihar: isTihar(date, festivalsOf(date.year)),
    /** Today's festivals and holidays, and what has to be said beside them. */
    names: ofDay.map(({ id }) => nameIn(lang, id)),
    remarks: [...weeklyRemarks(weeklyClosingOf(date)), ...holidayRemarks(...ofDay)],
    /** Beside its date. */
    dayRemarks: dayRemarks({ calendar: 'ad', bs: date, ad }),
    /** From Sunday on. */
    week: Array.from({ length: 7 }, (_, index) => addDays(sunday, index)).map((each) =>
      monthDay(each, festivalsOf(each.year)),
    ),
    month: calendarMonth(date, festivalsOf(date.year)),
    festivalNames: festivalNamesIn(lang),
    holiday: line(later.find(({ holiday }) => holiday === 'all')),
    festival: line(later.find(({ id }) => great.has(id))),
    coming: later.slice(0, listed).map(lineIn(lang, date)),
  }
}

const nameIn = (lang: Lang, id: string) => festivalNamesIn(lang)[id] ?? id

const lineIn = (lang: Lang, from: BsDate) => (festival: FestivalDay) => ({
  name: nameIn(lang, festival.id),
  date: festival.date,
  inDays: differenceInDays(from, festival.date),
  remarks: festivalRemarks(festival, from),
})
