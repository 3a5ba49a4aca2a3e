import {
  addDays,
  type BsDate,
  bsToAd,
  compareBs,
  differenceInDays,
  todayInNepal,
  weekdayOf,
} from 'bikram-sambat'
import { nepalDay } from 'bikram-sambat/iso-day'
import { sunTimesOf, tithiOf } from 'bikram-sambat/panchanga'
import { LRUCache } from 'lru-cache'
import type { Lang } from '#app/lib/language.ts'
import { servicesContext } from '#app/platform/services.server.ts'
import type { TodayPart } from '#app/platform/today/today-part.ts'
import type { FestivalDay } from '#app/records/holidays/festivals.ts'
import { festivalsFrom } from '#app/records/holidays/festivals-from.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { DateCard, type DateCardProps, type DayLine, type WeekDay } from './today/date-card.tsx'
import { tool } from './tool.ts'

/** Enough to hold the next public holiday and the next great festival: a year has about 60. */
const searched = 70

/** The festivals for which most of the country stops. */
const great = new Set(
  'new-year buddha-jayanti teej ghatasthapana vijaya-dashami laxmi-puja bhai-tika chhath shivaratri holi-hill'.split(
    ' ',
  ),
)

/** By day and language: to compute the festivals of two years takes longer than to draw the page. */
const cards = new LRUCache<string, DateCardProps>({ max: 4 })

const part: TodayPart = {
  path: tool.path,
  slot: 'date',
  load: ({ lang, context }) => {
    const now = context.get(servicesContext).now()
    const day = nepalDay(now)
    const card = cards.get(`${day} ${lang}`) ?? cardOf(lang, day, todayInNepal(now).bs)
    cards.set(`${day} ${lang}`, card)
    return <DateCard {...card} />
  },
}

export const today = [part]

function cardOf(lang: Lang, day: string, date: BsDate): DateCardProps {
  const sunday = addDays(date, -weekdayOf(date))
  const festivals = festivalsFrom(sunday, searched, published)
  const later = festivals.filter((festival) => compareBs(festival.date, date) > 0)
  const line = lineIn(lang, date)
  return {
    day,
    date,
    tithi: tithiOf(date),
    sun: sunTimesOf(date),
    names: festivals
      .filter((festival) => compareBs(festival.date, date) === 0)
      .map(({ id }) => nameIn(lang, id)),
    week: Array.from({ length: 7 }, (_, index) => weekDay(addDays(sunday, index), festivals)),
    holiday: line(later.find(({ holiday }) => holiday === 'all')),
    festival: line(later.find(({ id }) => great.has(id))),
  }
}

const nameIn = (lang: Lang, id: string) => festivalNamesIn(lang)[id] ?? id

const lineIn = (lang: Lang, from: BsDate) => (festival: FestivalDay | undefined) =>
  festival &&
  ({
    name: nameIn(lang, festival.id),
    date: festival.date,
    inDays: differenceInDays(from, festival.date),
  } satisfies DayLine)

function weekDay(date: BsDate, festivals: readonly FestivalDay[]): WeekDay {
  const isHoliday = festivals.some((day) => day.holiday === 'all' && compareBs(day.date, date) === 0)
  return { date, adDay: bsToAd(date).day, isRed: isHoliday || weekdayOf(date) === 6 }
}
