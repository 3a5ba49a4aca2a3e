import { lastBsYear, todayInNepal } from 'bikram-sambat'
import { LRUCache } from 'lru-cache'
import type { DataSources } from '#app/feeds/feeds.server.ts'
import { type FestivalDay, festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
import { type CalendarJson, packDay } from './ask/festival-json.ts'
import type { CalendarAskData } from './ask/festivals.ts'

/** By BS year: to compute the festivals of a year takes longer than all other parts of an answer. */
const years = new LRUCache<number, readonly FestivalDay[]>({ max: 100 })

const [en, ne] = [festivalNamesIn('en'), festivalNamesIn('ne')]

const data: CalendarAskData = {
  festivalsOf: (year) => {
    const days = years.get(year) ?? festivalsOfYear(year, published)
    years.set(year, days)
    return days
  },
  names: Object.fromEntries(Object.keys(en).map((id) => [id, { en: en[id] ?? id, ne: ne[id] ?? id }])),
}

export const loadAskData = () => data

/** This BS year and the two after it: the next day of every festival. */
export function loadBrowserData({ now }: DataSources): CalendarJson {
  const { year } = todayInNepal(now()).bs
  const sent = [year - 1, year, year + 1, year + 2].filter((each) => each <= lastBsYear)
  return {
    years: Object.fromEntries(sent.map((each) => [each, data.festivalsOf(each).map(packDay)])),
    names: data.names,
  }
}
