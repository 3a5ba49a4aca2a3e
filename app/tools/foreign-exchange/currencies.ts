import { digitsIn } from 'bikram-sambat/digits'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { type Lang, textIn } from '#app/lib/language.ts'
import { matchesText } from '#app/lib/text-match.ts'

const popularCodes: readonly string[] = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD', 'MYR']

const nepaliNames: Readonly<Record<string, string>> = {
  INR: 'भारतीय रुपैयाँ',
  USD: 'अमेरिकी डलर',
  EUR: 'युरो',
  GBP: 'बेलायती पाउन्ड स्टर्लिङ',
  CHF: 'स्विस फ्र्याङ्क',
  AUD: 'अस्ट्रेलियन डलर',
  CAD: 'क्यानेडियन डलर',
  SGD: 'सिङ्गापुर डलर',
  JPY: 'जापानी येन',
  CNY: 'चिनियाँ युआन',
  SAR: 'साउदी रियाल',
  QAR: 'कतारी रियाल',
  THB: 'थाई भाट',
  AED: 'यूएई दिराम',
  MYR: 'मलेसियाली रिङ्गेट',
  KRW: 'दक्षिण कोरियाली वन',
  SEK: 'स्विडिस क्रोना',
  DKK: 'डेनिस क्रोन',
  HKD: 'हङकङ डलर',
  KWD: 'कुवेती दिनार',
  BHD: 'बहराइनी दिनार',
  OMR: 'ओमानी रियाल',
}

/** The bank's own name, or the Nepali one where it is known. */
export function currencyName(lang: Lang, { iso3, name }: Rate['currency']) {
  return textIn(lang, name, nepaliNames[iso3] ?? null)
}

/** What a rate is for: "1 USD", "100 INR". */
export const unitText = (lang: Lang, { unit, iso3 }: Pick<Rate['currency'], 'unit' | 'iso3'>) =>
  `${digitsIn(lang, unit)} ${iso3}`

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

/** The currencies whose code or name, in either language, contains the query. */
export function foundRates(rates: readonly Rate[], query: string): Rate[] {
  return rates.filter(({ currency: { iso3, name } }) =>
    matchesText(query, [iso3, name, nepaliNames[iso3] ?? '']),
  )
}
