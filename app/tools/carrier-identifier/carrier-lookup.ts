import { onlyDigits } from '#app/kit/digits.ts'

/** The fixed pause of a lookup, so that a visitor sees that one took place. */
export const lookupDelayMs = 500

const prefixLength = 3
const numberLength = 10
const countryCode = '977'

interface HasPrefixes {
  prefixes: readonly string[]
}

export interface Lookup<Carrier> {
  /** The digits that were looked up, in Latin script. */
  digits: string
  /** Null when no carrier's prefixes contain the first three digits. */
  carrier: Carrier | null
  /** True when the number began with Nepal's country code, and the ten digits after it were looked up. */
  withoutCountryCode: boolean
}

/**
 * The carrier that a number was issued to: its digits, the first three of them, the first carrier in the list that has
 * them. When nothing matches and the digits are 977 and ten more, the ten are tried.
 */
export function findCarrier<Carrier extends HasPrefixes>(
  number: string,
  carriers: readonly Carrier[],
): Lookup<Carrier> {
  const digits = onlyDigits(number)
  const carrier = byPrefix(digits, carriers)
  if (carrier) return { digits, carrier, withoutCountryCode: false }
  const rest = digits.slice(countryCode.length)
  if (!digits.startsWith(countryCode) || rest.length !== numberLength) {
    return { digits, carrier: null, withoutCountryCode: false }
  }
  return { digits: rest, carrier: byPrefix(rest, carriers), withoutCountryCode: true }
}

function byPrefix<Carrier extends HasPrefixes>(digits: string, carriers: readonly Carrier[]): Carrier | null {
  const prefix = digits.slice(0, prefixLength)
  return carriers.find((carrier) => carrier.prefixes.includes(prefix)) ?? null
}

/** `9841234567` as `984-123-4567`; a number of another length as it was typed. */
export function shownNumber(number: string): string {
  const digits = onlyDigits(number)
  return digits.length === numberLength
    ? digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    : number.trim()
}
