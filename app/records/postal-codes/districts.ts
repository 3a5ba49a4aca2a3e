import type { Bilingual } from '#app/lib/language.ts'
import file from './data/districts.json' with { type: 'json' }
import { areaOffice, type PostOffice } from './post-offices.ts'

/** One of today's 77 districts. */
export interface District {
  name: Bilingual
  province: number
  headquarters: Bilingual
  /** What its seat is called besides, each as `Bhairahawa|भैरहवा`. */
  seatAliases?: readonly string[]
  aliases?: readonly string[]
  /** Its spellings in the list of post offices. */
  postalNames: readonly string[]
  /** The district before 2015, if it was divided. */
  former?: Bilingual
  /** Missing when the head office is in the other half of a divided district. */
  headPostalCode?: string
}

export const districts: readonly District[] = file.districts
/** Each with its number and both names. */
export const { provinces } = file

/** What an office may have as its district: the published spellings, and today's names. Sorted. */
export const districtSpellings: readonly string[] = [...new Set(districts.flatMap(allSpellings))].toSorted()

/** As it is spelled today, and in the list of post offices. */
function allSpellings({ name, postalNames }: District): string[] {
  return [...new Set([name.en, ...postalNames])]
}

/** What offices of a province may have as their district. */
export function spellingsOfProvince(number: number): string[] {
  return districts.filter(({ province }) => province === number).flatMap(allSpellings)
}

/** All spellings of the district that is meant by one of them, whatever its case. */
export function spellingsOf(spelling: string): string[] {
  const wanted = spelling.toLowerCase()
  const isMeant = (names: readonly string[]) => names.some((name) => name.toLowerCase() === wanted)
  return districts.map(allSpellings).filter(isMeant).flat()
}

/** The district of an office as it is spelled today; one that was divided as it was. */
export function officeDistrict(spelling: string): Bilingual {
  const meant = districts.find((district) => allSpellings(district).includes(spelling))
  return meant?.former ?? meant?.name ?? { en: spelling, ne: spelling }
}

/** The districts with the spellings that offices have; where a head office got another code, with that one. */
export function districtsOf(offices: readonly PostOffice[]): readonly District[] {
  const codes = new Set(offices.map(({ code }) => code))
  const heads = offices.filter(({ type }) => type !== areaOffice)
  const headCodes = new Map(heads.map(({ district, code }) => [district, code]))
  const spellings = new Set(offices.map(({ district }) => district))
  return districts.map(({ headPostalCode, ...district }) => {
    const postalNames = [...new Set([...district.postalNames, district.name.en])].filter((name) =>
      spellings.has(name),
    )
    const head =
      headPostalCode && !codes.has(headPostalCode)
        ? postalNames.map((name) => headCodes.get(name)).find(Boolean)
        : headPostalCode
    return { ...district, postalNames, ...(head && { headPostalCode: head }) }
  })
}
