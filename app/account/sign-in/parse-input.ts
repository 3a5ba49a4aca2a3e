import { latinDigits, onlyDigits } from 'bikram-sambat-calendar/digits'

/** The e-mail address, if it looks like one; the e-mail verifies the rest. */
export function emailAddress(typed: string): string | undefined {
  const address = typed.trim()
  return address.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : undefined
}

/** The number in E.164; mobile numbers of Nepal may omit the country code. */
export function phoneNumber(typed: string): string | undefined {
  const digits = onlyDigits(typed)
  const isInternational = /^\s*(\+|00)/.test(latinDigits(typed))
  if (isInternational) return e164(digits.replace(/^00/, ''))
  if (/^9[678]\d{8}$/.test(digits)) return `+977${digits}`
  return /^9779[678]\d{8}$/.test(digits) ? `+${digits}` : undefined
}

const e164 = (digits: string) => (/^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined)

/** Six digits, Latin or Devanagari; other characters are ignored. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = onlyDigits(typed)
  return digits.length === 6 ? digits : undefined
}

/** Without the white space that copying adds. */
export function recoveryCode(typed: string): string | undefined {
  return latinDigits(typed).replaceAll(/\s/g, '') || undefined
}
