import { lastBsYear, todayInNepal } from 'bikram-sambat-calendar'
import type { DataSources } from '#app/feeds/feeds.server.ts'
import { festivalNamesIn } from '#app/records/holidays/published.server.ts'
import { type CalendarJson, packDay } from './ask/festival-json.ts'
import type { CalendarAskData } from './ask/festivals.ts'
import { festivalsOf } from './festival-years.server.ts'

const [en, ne] = [festivalNamesIn('en'), festivalNamesIn('ne')]

const data: CalendarAskData = {
  festivalsOf,
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
