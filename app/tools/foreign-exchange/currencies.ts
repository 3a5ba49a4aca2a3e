import { currencyName } from '#app/feeds/forex/rate-text.ts'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { type Lang, languages } from '#app/lib/language.ts'
import { matchesText } from '#app/lib/text-match.ts'

const popularCodes: readonly string[] = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD', 'MYR']

/** The popular ones in their own order, all others in the bank's. */
export function byPopularity(rates: readonly Rate[]): { popular: Rate[]; other: Rate[] } {
  return {
    popular: popularCodes.flatMap((code) => rates.filter(({ currency }) => currency.iso3 === code)),
    other: rates.filter(({ currency }) => !popularCodes.includes(currency.iso3)),
  }
}

/** The options of a select: code and name, the popular ones first. */
export function currencyOptions(lang: Lang, rates: readonly Rate[]) {
  const { popular, other } = byPopularity(rates)
  return [...popular, ...other].map(
    ({ currency }) => [currency.iso3, `${currency.iso3} – ${currencyName(lang, currency).text}`] as const,
  )
}

/** The currencies whose code or name, the bank's or the usual one in either language, contains the query. */
export function foundRates(rates: readonly Rate[], query: string): Rate[] {
  return rates.filter(({ currency: { iso3, name } }) =>
    matchesText(query, [iso3, name, ...languages.map((lang) => currencyName(lang, { iso3, name }).text)]),
  )
}
