import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Bilingual } from '#app/lib/language.ts'
import { type Remark, remarkOf, type Statement } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'
import { firstOfEach, type Place, postalArea } from './places.ts'

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
