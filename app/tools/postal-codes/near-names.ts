import { editDistance } from 'ask/edit-distance'
import type { Bilingual } from '#app/lib/language.ts'
import type { District } from '#app/records/postal-codes/districts.ts'
import type { Town } from './districts.ts'
import type { PostOffice } from './post-offices.ts'
import { anySpelling, comparable, looseQuery } from './spelling.ts'

const mostShown = 5

/** A name that one may have meant, to be searched for. */
export interface NearName {
  name: string
  /** District and code of its office, where there is only one of this name. */
  office?: PostOffice
}

/**
 * The names nearest to a query that finds nothing, in its script: of offices, districts, headquarters and towns. A word
 * may have one wrong, missing or additional letter, from seven letters on two, from ten on three.
 */
export function nearNames(
  query: string,
  offices: readonly PostOffice[],
  districts: readonly District[],
  towns: readonly Town[],
): readonly NearName[] {
  const wanted = looseQuery(query)
  if (!wanted || /\d/.test(wanted)) return []
  const script = /[ऀ-ॿ]/.test(wanted) ? 'ne' : 'en'
  const places: Bilingual[] = [
    ...districts.flatMap(({ name, headquarters }) => [name, headquarters]),
    // The others have no office that could be found.
    ...towns.flatMap(({ name, code }) => (code ? [name] : [])),
  ]
  const byName = Map.groupBy(offices, ({ name }) => name)
  const names = new Set([...places.map((place) => place[script]), ...(script === 'en' ? byName.keys() : [])])
  const most = wanted.length < 7 ? 1 : wanted.length < 10 ? 2 : 3
  return [...names]
    .map((name) => ({ name, slips: editDistance(wanted, anySpelling(comparable(name))) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, mostShown)
    .map(({ name }) => {
      const [office, another] = byName.get(name) ?? []
      return office && !another ? { name, office } : { name }
    })
}
