import { firstBsYear, lastBsYear } from '@chautari/bikram-sambat'
import { festivalNames, festivalsOf } from '#app/records/holidays/published.server.ts'
import { type CalendarJson, packDay } from './ask/festival-json.ts'
import type { CalendarAskData } from './ask/festivals.ts'

const data: CalendarAskData = { festivalsOf, names: festivalNames }

export const loadAskData = () => data

/** All years: 5 kB compressed, and the browser answers what the server answers. */
export function loadBrowserData(): CalendarJson {
  const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => firstBsYear + index)
  return {
    years: Object.fromEntries(years.map((year) => [year, data.festivalsOf(year).map(packDay)])),
    names: data.names,
  }
}
