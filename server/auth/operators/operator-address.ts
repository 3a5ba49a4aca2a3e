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
