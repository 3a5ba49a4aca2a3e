import { latinDigits, onlyDigits } from 'bikram-sambat-calendar/digits'

/** The e-mail address, if it looks like one; the e-mail verifies the rest. */
export function emailAddress(typed: string): string | undefined {
  const address = typed.trim()
  return address.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : undefined
}

/** Six digits, Latin or Devanagari; other characters are ignored. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = onlyDigits(typed)
  return digits.length === 6 ? digits : undefined
}

/** Without the white space that copying adds. */
export function recoveryCode(typed: string): string | undefined {
  return latinDigits(typed).replaceAll(/\s/g, '') || undefined
}

/** Reads the input of each kind of field; undefined where it is wrong, for which `wrong` names the message. */
export const inputs = {
  fullName: { name: 'full_name', wrong: 'unknown', read: (typed: string) => typed.trim() },
  email: { name: 'email', wrong: 'email', read: emailAddress },
  password: { name: 'password', wrong: 'passwordMissing', read: (typed: string) => typed || undefined },
  newPassword: {
    name: 'password',
    wrong: 'passwordShort',
    read: (typed: string) => (typed.length < 8 ? undefined : typed),
  },
  code: { name: 'code', wrong: 'code', read: oneTimeCode },
  recoveryCode: { name: 'code', wrong: 'codeMissing', read: recoveryCode },
} as const

export type FieldKind = keyof typeof inputs
