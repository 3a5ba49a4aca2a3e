import { firstBsYear, lastBsYear } from 'bikram-sambat-calendar'
import { festivalNamesIn, festivalsOf } from '#app/records/holidays/published.server.ts'
import { type CalendarJson, packDay } from './ask/festival-json.ts'
import type { CalendarAskData } from './ask/festivals.ts'

const [en, ne] = [festivalNamesIn('en'), festivalNamesIn('ne')]

const data: CalendarAskData = {
  festivalsOf,
  names: Object.fromEntries(Object.keys(en).map((id) => [id, { en: en[id] ?? id, ne: ne[id] ?? id }])),
}

export const loadAskData = () => data

/** All years: 5 kB compressed, and the browser answers what the server answers. */
export function loadBrowserData(): CalendarJson {
  const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return {
    years: Object.fromEntries(years.map((year) => [year, data.festivalsOf(year).map(packDay)])),
    names: data.names,
  }
}
