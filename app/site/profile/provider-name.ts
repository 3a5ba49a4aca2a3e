import type { SignedInUser } from '#app/platform/auth/user-state.ts'
import type { ProfileWords } from './messages.en.ts'

/** The engine’s own names for what GoTrue calls by another. */
const sameAs = new Map<string, keyof ProfileWords['providers']>([
  ['credential', 'email'],
  ['siwe', 'web3'],
  ['ethereum', 'web3'],
  ['phone-number', 'phone'],
])

/** What a way to sign in is called. Codes leave no name behind: an operator’s came with the link, others’ by e-mail. */
export function providerName(
  names: ProfileWords['providers'],
  { provider, isAdmin }: Pick<SignedInUser, 'provider' | 'isAdmin'>,
): string {
  const known = sameAs.get(provider) ?? provider
  if (Object.hasOwn(names, known)) return names[known as keyof typeof names]
  return isAdmin ? names.link : names.email
}
