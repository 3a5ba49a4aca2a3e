import { latinDigits, onlyDigits } from '#app/kit/digits.ts'

/** The address that was typed, if it looks like one; the letter proves the rest. */
export function emailAddress(typed: string): string | undefined {
  const address = typed.trim()
  return address.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : undefined
}

/** The number in the form of E.164: a mobile number of Nepal may stand without its country code. */
export function phoneNumber(typed: string): string | undefined {
  const digits = onlyDigits(typed)
  const isInternational = /^\s*(\+|00)/.test(latinDigits(typed))
  if (isInternational) return e164(digits.replace(/^00/, ''))
  if (/^9[678]\d{8}$/.test(digits)) return `+977${digits}`
  return /^9779[678]\d{8}$/.test(digits) ? `+${digits}` : undefined
}

const e164 = (digits: string) => (/^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined)

/** Six digits in either script, with whatever stood between them. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = onlyDigits(typed)
  return digits.length === 6 ? digits : undefined
}

/** As it was handed out, but for what copying adds. */
export function recoveryCode(typed: string): string | undefined {
  return latinDigits(typed).replaceAll(/\s/g, '') || undefined
}
