import { searchable } from '#app/kit/text-match.ts'

/** What people write for the same sound, from one form to the other; in this order. */
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

/** One nasal sign for the other: people write काठमाडौँ and काठमाडौं alike. */
export function comparable(text: string): string {
  return searchable(text).replaceAll('ँ', 'ं')
}

/** One form for all usual spellings of a comparable text, in both scripts. Lines stay lines. */
export function anySpelling(text: string): string {
  return [...devanagari, ...latin].reduce((form, [from, to]) => form.replace(from, to), text)
}

/** Shorter ones would fit half of the list. */
const leastLetters = 3

/** The form in which a query is looked for under any spelling; undefined where it is too short for that. */
export function looseQuery(query: string): string | undefined {
  const form = anySpelling(comparable(query))
  return form.length >= leastLetters ? form : undefined
}
