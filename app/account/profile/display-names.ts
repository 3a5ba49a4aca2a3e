import type { ProfileMessages } from './messages.en.ts'

/** The name of a provider; codes by e-mail store none. */
export function providerName(names: ProfileMessages['providers'], provider: string): string {
  return Object.hasOwn(names, provider) ? names[provider as keyof typeof names] : names.email
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
