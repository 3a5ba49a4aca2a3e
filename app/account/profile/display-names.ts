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

// In this order: Edge and Opera also say Chrome, and all of them say Safari.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a user agent; undefined when either is unknown. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } | undefined {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  return browser && system ? { browser, system } : undefined
}
