import type { Bilingual } from '#app/lib/language.ts'
import file from './data/districts.json' with { type: 'json' }

/** One of today's 77 districts. */
export interface District {
  name: Bilingual
  province: number
  headquarters: Bilingual
  aliases?: readonly string[]
  /** Its spellings in the list of post offices. */
  postalNames: readonly string[]
  /** The district before 2015, if it was divided. */
  former?: Bilingual
  /** Missing when the head office is in the other half of a divided district. */
  headPostalCode?: string
}

export interface Province {
  number: number
  en: string
  ne: string
}

export const districts: readonly District[] = file.districts
export const provinces: readonly Province[] = file.provinces

/** What an office may have as its district: the published spellings, and today's names. Sorted. */
export const districtSpellings: readonly string[] = [
  ...new Set(districts.flatMap(({ name, postalNames }) => [name.en, ...postalNames])),
].toSorted()

/** What offices of a province may have as their district. */
export function spellingsOfProvince(number: number): string[] {
  return districts.flatMap(({ name, postalNames, province }) =>
    province === number ? [...new Set([name.en, ...postalNames])] : [],
  )
}

/** The name of a district in Nepali, by a spelling. */
export function nepaliDistrict(spelling: string): string {
  const meant = districts.filter(({ name, postalNames }) => [name.en, ...postalNames].includes(spelling))
  const former = meant.find((district) => district.former?.en === spelling)?.former
  return former?.ne ?? meant[0]?.name.ne ?? spelling
}
