import { fold } from 'ask'
import { editDistance } from 'ask/edit-distance'
import { firstOfEach, type Place, type Places, placeKey } from './places.ts'
import type { PostOffice } from './post-offices.ts'
import { anySpelling } from './spelling.ts'

const mostShown = 5
/** In letters: a longer rest of a name is no typo. */
const longestRest = 6

/** A name that one may have meant, to be searched for. */
export interface NearName {
  name: string
  /** Those of this name. */
  places: readonly Place[]
  /** Where there is only one. */
  office?: PostOffice
  /** How many letters are other ones. */
  typos: number
}

/**
 * The names nearest to a query that finds nothing, in its script: those that begin with it, sound alike, or have one wrong,
 * missing or additional letter; from seven letters on two, from ten on three.
 */
export function nearNames(query: string, { spelled }: Places): readonly NearName[] {
  const wanted = anySpelling(placeKey(query))
  if (wanted.length < 3 || /\d/.test(wanted)) return []
  const sound = fold(wanted)
  const most = wanted.length < 7 ? 1 : wanted.length < 10 ? 2 : 3
  const typosOf = (form: string) => {
    if (Math.abs(form.length - wanted.length) > longestRest) return Infinity
    const isBegun = wanted.length > 3 && form.startsWith(wanted)
    return isBegun || fold(form) === sound ? 1 : editDistance(wanted, form)
  }
  const near = [...spelled]
    .map(([form, places]) => ({ form, places, typos: typosOf(form) }))
    .filter(({ typos }) => typos <= most)
    .toSorted((a, b) => a.typos - b.typos)
  const meaning = ({ places }: (typeof near)[number]) =>
    places.map(({ office, hasOwn, name }) => office.code + (hasOwn ? '' : name.en)).join()
  return firstOfEach(near, meaning)
    .slice(0, mostShown)
    .map(({ form, places, typos }) => {
      const names = places.flatMap((place) => place.names)
      const name = names.find((text) => anySpelling(placeKey(text)) === form) ?? form
      const [office, another] = new Set(places.map((place) => place.office))
      return { name, places, typos, ...(office && !another && { office }) }
    })
}
