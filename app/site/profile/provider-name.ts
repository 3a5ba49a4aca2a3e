import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import type { ProfileMessages } from './messages.en.ts'

/** The engine’s names of providers, by our keys. */
const sameAs = new Map<string, keyof ProfileMessages['providers']>([
  ['credential', 'email'],
  ['siwe', 'web3'],
  ['ethereum', 'web3'],
  ['phone-number', 'phone'],
])

/** The name of a provider. Codes store none: operators have used the one-time link, others e-mail. */
export function providerName(
  names: ProfileMessages['providers'],
  { provider, isAdmin }: Pick<SignedInUser, 'provider' | 'isAdmin'>,
): string {
  const known = sameAs.get(provider) ?? provider
  if (Object.hasOwn(names, known)) return names[known as keyof typeof names]
  return isAdmin ? names.link : names.email
}
