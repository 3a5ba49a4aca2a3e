import { editDistance, fold } from '@chautari/ask/spelling'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Bilingual } from '#app/lib/language.ts'
import { type Remark, remarkOf, type Statement } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'
import { firstOfEach, type Place, type Places, placeKey, postalArea } from './places.ts'
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

/** The places of a name, each with its office and what has to be said beside it. */
export function placeStatements(places: readonly Place[]): readonly Statement<Place>[] {
  const [first] = places
  const several = first && new Set(places.map(({ office }) => postalArea(office))).size > 1
  return places.map((place) => ({
    value: place,
    remarks: [
      ...(several ? [severalPlaces(first.name, places)] : []),
      ...(place.hasOwn ? [] : [noOffice(place)]),
    ],
  }))
}

/** What has to be said beside a list of offices: each kind once. */
export function remarksOfAll(found: readonly Statement<unknown>[]): Remark[] {
  return firstOfEach(
    found.flatMap(({ remarks }) => remarks),
    ({ kind }) => kind,
  )
}

function noOffice({ name, sense, office, area }: Place): Remark {
  return remarkOf('no-own-office', messages, ({ noHeadOffice, noOwnOffice }, lang) => {
    const { chip, text } = sense === 'district' ? noHeadOffice : noOwnOffice
    return { chip, text: text(name[lang], area[lang], digitsIn(lang, office.code)) }
  })
}

function severalPlaces(name: Bilingual, places: readonly Place[]): Remark {
  return remarkOf('several-places', messages, ({ severalPlaces: { chip, text } }, lang) => {
    const all = places.map((place) => `${districtOf(place)[lang]} ${digitsIn(lang, place.office.code)}`)
    return { chip, text: text(name[lang], all.join('; ')) }
  })
}

/** The district of today in which a place is, where it is known. */
export const districtOf = ({ district, area }: Place): Bilingual => district?.name ?? area
