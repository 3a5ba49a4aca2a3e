import { LRUCache } from 'lru-cache'
import { type FestivalDay, festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { festivalNamesIn, published } from '#app/records/holidays/published.server.ts'
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
