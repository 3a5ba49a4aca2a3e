import { AuthError } from '../auth-error.ts'

/** The operator of the one-time link where none is configured. No provider can confirm this address. */
const unnamedAdmin = 'admin@localhost'

/** The e-mail addresses of operators; a default one without Google and without configured operators. */
export function adminEmailsOf(named: readonly string[], hasGoogle: boolean): readonly string[] {
  return named.length === 0 && !hasGoogle ? [unnamedAdmin] : named
}

/**
 * Why a sign-in with these claims of a provider is refused; undefined when it is allowed. An operator's address is
 * accepted from Google only: anyone else could register it without owning it, and lock the operator out.
 *
 * @param isReserved whether the address is an operator's
 */
export function refusalReason(
  { email_verified }: { email_verified?: unknown },
  provider: string,
  isReserved: boolean,
): 'email_not_verified' | 'email_reserved' | undefined {
  if (isReserved && provider !== 'google') return 'email_reserved'
  return email_verified === true ? undefined : 'email_not_verified'
}

export function isBanned({ banned_until }: { banned_until: Date | null }, now: Date): boolean {
  return banned_until !== null && banned_until > now
}

/** GoTrue's default minimum is six, which is too short today (NIST SP 800-63B: eight). */
const leastPasswordLength = 8

type Weakness = 'length' | 'characters'

/** Why a password is weak. Passphrases are accepted: a space is not a letter. */
export function weaknessesOf(password: string): Weakness[] {
  const weak: Weakness[] = []
  if ([...password].length < leastPasswordLength) weak.push('length')
  // Vowel signs of Devanagari are marks (\p{M}) and count as letters.
  if (!/\p{L}/u.test(password) || !/[^\p{L}\p{M}]/u.test(password)) weak.push('characters')
  return weak
}

export function refuseWeak(password: string): void {
  const reasons = weaknessesOf(password)
  if (reasons.length > 0) throw new AuthError('weak_password', { reasons })
}
