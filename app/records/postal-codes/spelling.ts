import { searchable } from '#app/lib/text-match.ts'

/** Replacements of spellings of the same sound, in this order. */
const devanagari: readonly (readonly [RegExp, string])[] = [
  [/[\u200c\u200d]/g, ''],
  // A nasal before a consonant: ञ्ज, न्ज, ंज; and काठमाण्डौ, काठमाडौँ.
  [/[ङञणनम]\u094d(?=[क-ह])|[ँं]/g, ''],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/व/g, 'ब'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
  [/([क-ह])\u094d\1/g, '$1'],
]

const latin: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/[vw]/g, 'b'],
  [/sh/g, 's'],
  // Baneshwor, Baneswar; Nepalgunj, Nepalganj.
  [/sb[ao]r/g, 'sbar'],
  [/ganj/g, 'gunj'],
  [/([a-z])\1+/g, '$1'],
]

/** Unifies nasal signs: both काठमाडौँ and काठमाडौं are common. */
export function comparable(text: string): string {
  return searchable(text).replaceAll('ँ', 'ं')
}

/** One form for all usual spellings of a normalised text, in both scripts. Line breaks stay. */
export function anySpelling(text: string): string {
  return [...devanagari, ...latin].reduce((form, [from, to]) => form.replace(from, to), text)
}

/** Shorter ones would match half of the list. */
const leastLetters = 3

/** The query's form for a search under any spelling; undefined when too short. */
export function looseQuery(query: string): string | undefined {
  const form = anySpelling(comparable(query))
  return form.length >= leastLetters ? form : undefined
}
