import { onlyDigits } from '@chautari/bikram-sambat/digits'
import { mobileLength, withoutPrefix } from '#app/lib/mobile-number.ts'

/** A fixed delay, so that a visitor notices the lookup. */
export const lookupDelayMs = 500

export const prefixLength = 3

export interface Lookup<Carrier> {
  /** The digits that were looked up, in Latin script. */
  digits: string
  /** Null when no carrier's prefixes contain the first three digits. */
  carrier: Carrier | null
  /** The country code or trunk 0 that was left out; empty if none. */
  leftOut: string
}

/**
 * The carrier that a number was issued to: its digits, the first three of them, the first carrier in the list that has
 * them. When nothing matches and the digits are 977, 00977 or 0 and ten more, the ten are tried.
 */
export function findCarrier<Carrier extends { prefixes: readonly string[] }>(
  number: string,
  carriers: readonly Carrier[],
): Lookup<Carrier> {
  const carrierOf = (digits: string) => {
    const prefix = digits.slice(0, prefixLength)
    return carriers.find(({ prefixes }) => prefixes.includes(prefix)) ?? null
  }
  const digits = onlyDigits(number)
  const carrier = carrierOf(digits)
  const local = carrier ? undefined : withoutPrefix(digits)
  if (!local) return { digits, carrier, leftOut: '' }
  return { digits: local.number, carrier: carrierOf(local.number), leftOut: local.prefix }
}

/**
 * Whether the digits typed so far say nothing of a carrier: fewer than three, or a country code or trunk 0 that no complete
 * number follows, as it may be a landline.
 */
export function isUndecided({ digits, carrier, leftOut }: Lookup<unknown>): boolean {
  if (digits.length < prefixLength) return true
  return carrier === null && leftOut === '' && /^(977|0)/.test(digits)
}

/** Whether a number without a carrier is of the series 971, which reports and number data assign to Ncell. */
export function isNewSeries({ digits, carrier }: Pick<Lookup<unknown>, 'digits' | 'carrier'>): boolean {
  return carrier === null && digits.startsWith('971')
}

/** `9841234567` as `984-123-4567`; a number of another length as it was typed. */
export function shownNumber(number: string): string {
  const digits = onlyDigits(number)
  return digits.length === mobileLength
    ? digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    : number.trim()
}
