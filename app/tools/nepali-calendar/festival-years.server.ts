import { LRUCache } from 'lru-cache'
import { type FestivalDay, festivalsOfYear } from '#app/records/holidays/festivals.ts'
import { published } from '#app/records/holidays/published.server.ts'

/** By BS year: to compute the festivals of a year takes 2 ms. */
const years = new LRUCache<number, readonly FestivalDay[]>({ max: 100 })

/** Festivals, holidays and observed days of a BS year in the order of their dates. */
export function festivalsOf(year: number): readonly FestivalDay[] {
  const days = years.get(year) ?? festivalsOfYear(year, published)
  years.set(year, days)
  return days
}
