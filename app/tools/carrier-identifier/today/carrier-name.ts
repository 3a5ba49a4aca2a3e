import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { findCarrier, isNewSeries, isUndecided } from '../carrier-lookup.ts'
import { messages } from '../messages.ne.ts'

export interface NamedCarrier {
  name: string
  prefixes: readonly string[]
  isEnded?: boolean
}

/** The name of the carrier of the digits typed so far, or what decides it. */
export function carrierName(number: string, carriers: readonly NamedCarrier[], lang: Lang): string {
  const text = messages[lang]
  const lookup = findCarrier(number, carriers)
  const { digits, carrier } = lookup
  if (isUndecided(lookup)) return text.threeDecide
  if (carrier) return carrier.isEnded ? `${carrier.name} · ${text.ended}` : carrier.name
  return isNewSeries(lookup) ? text.newSeries.title : text.noneBegins(digitsIn(lang, digits.slice(0, 3)))
}
