import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { findCarrier, isNewSeries, isUndecided } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'

export interface NamedCarrier {
  name: string
  prefixes: readonly string[]
  /** What has to be said beside it, in a few words each. */
  chips: readonly string[]
}

/** The name of the carrier of the digits typed so far, or what decides it. */
export function carrierName(number: string, carriers: readonly NamedCarrier[], lang: Lang): string {
  const text = messages[lang]
  const lookup = findCarrier(number, carriers)
  const { digits, carrier } = lookup
  if (isUndecided(lookup)) return text.threeDecide
  if (carrier) return [carrier.name, ...carrier.chips].join(' · ')
  return isNewSeries(lookup) ? text.newSeries.title : text.noneBegins(digitsIn(lang, digits.slice(0, 3)))
}
