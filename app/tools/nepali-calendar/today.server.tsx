import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  differenceInDays,
  todayInNepal,
  weekdayOf,
} from 'bikram-sambat-calendar'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { sunTimesOf, tithiOf } from 'bikram-sambat-calendar/panchanga'
import { LRUCache } from 'lru-cache'
import type { Lang } from '#app/lib/language.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import { weeksOf } from '#app/records/holidays/bs-month.ts'
import { type FestivalDay, festivalsFrom } from '#app/records/holidays/festivals.ts'
import {
  festivalRemarks,
  holidayRemarks,
  weeklyClosingOf,
  weeklyRemarks,
} from '#app/records/holidays/holiday-remarks.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { isTihar } from './festival-dates.ts'
import { festivalsOf } from './festival-years.server.ts'
import { DateCard, type DateCardProps, type DayLine } from './today/date-card.tsx'
import { MonthCard, type MonthCardProps } from './today/month-card.tsx'
import type { GridDay } from './today/month-grid.tsx'
import { minutesInNepal } from './today/sky.ts'
import { tool } from './tool.ts'

/** Enough to hold the month, the next public holiday and the next great festival: a year has about 60. */
const searched = 75
/** Coming days that a wide screen lists. */
const listed = 5

/** The festivals for which most of the country stops. */
const great = new Set(
  'new-year buddha-jayanti teej ghatasthapana vijaya-dashami laxmi-puja bhai-tika chhath shivaratri holi-hill'.split(
    ' ',
  ),
)

type DayData = Omit<DateCardProps, 'minutes'> & MonthCardProps

/** By day and language: to compute the festivals of two years takes longer than to draw the page. */
const days = new LRUCache<string, DayData>({ max: 4 })

const part: TodayPart = {
  path: tool.path,
  slot: 'date',
  load: ({ lang, context }) => {
    const now = context.get(servicesContext).now()
    return <DateCard {...dayData(lang, now)} minutes={minutesInNepal(now)} />
  },
}

const month: TodayPart = {
  path: tool.path,
  slot: 'month',
  load: ({ lang, context }) => <MonthCard {...dayData(lang, context.get(servicesContext).now())} />,
}

export const today = [part, month]

function dayData(lang: Lang, now: Date): DayData {
  const day = nepalDay(now)
  const key = `${day} ${lang}`
  const data = days.get(key) ?? computeDay(lang, day, todayInNepal(now).bs)
  days.set(key, data)
  return data
}

function computeDay(lang: Lang, day: string, date: BsDate): DayData {
  const sunday = addDays(date, -weekdayOf(date))
  const first = { ...date, day: 1 }
  const festivals = festivalsFrom(compareBs(sunday, first) < 0 ? sunday : first, searched, published)
  const later = festivals.filter((festival) => compareBs(festival.date, date) > 0)
  const line = (festival: FestivalDay | undefined) => festival && lineIn(lang, date)(festival)
  const ofDay = festivalsOf(date.year).filter((festival) => compareBs(festival.date, date) === 0)
  return {
    day,
    date,
    tithi: tithiOf(date),
    sun: sunTimesOf(date),
    isTihar: isTihar(date, festivalsOf(date.year)),
    names: ofDay.map(({ id }) => nameIn(lang, id)),
    remarks: [...weeklyRemarks(weeklyClosingOf(date)), ...holidayRemarks(...ofDay)],
    dayRemarks: dayRemarks({ calendar: 'ad', bs: date, ad: bsToAd(date) }),
    week: Array.from({ length: 7 }, (_, index) => gridDay(lang, addDays(sunday, index), festivals)),
    month: weeksOf(date).map((week) => week.map((each) => each && gridDay(lang, each, festivals))),
    holiday: line(later.find(({ holiday }) => holiday === 'all')),
    festival: line(later.find(({ id }) => great.has(id))),
    coming: later.slice(0, listed).map(lineIn(lang, date)),
  }
}

const nameIn = (lang: Lang, id: string) => festivalNamesIn(lang)[id] ?? id

const lineIn =
  (lang: Lang, from: BsDate) =>
  (festival: FestivalDay): DayLine => ({
    name: nameIn(lang, festival.id),
    date: festival.date,
    inDays: differenceInDays(from, festival.date),
    remarks: festivalRemarks(festival, from),
  })

function gridDay(lang: Lang, date: BsDate, festivals: readonly FestivalDay[]): GridDay {
  const ofDay = festivals.filter((festival) => compareBs(festival.date, date) === 0)
  return {
    date,
    adDay: bsToAd(date).day,
    isRed: ofDay.some(({ holiday }) => holiday === 'all') || weeklyClosingOf(date) !== undefined,
    names: ofDay.map(({ id }) => nameIn(lang, id)),
  }
}
