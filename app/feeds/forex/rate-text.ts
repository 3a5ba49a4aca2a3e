import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type Lang, textIn } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { englishNames, nepaliNames } from './data/currency-names.ts'
import { messages } from './messages.ne.ts'
import type { Rate } from './rates-day.ts'

/** The name in a language, the bank's where no other is known. */
export function currencyName(lang: Lang, { iso3, name }: Pick<Rate['currency'], 'iso3' | 'name'>) {
  return textIn(lang, englishNames[iso3] ?? name, nepaliNames[iso3] ?? null)
}

/** What a rate is for: "1 USD", "100 INR". */
export const unitText = (lang: Lang, { unit, iso3 }: Pick<Rate['currency'], 'unit' | 'iso3'>) =>
  `${digitsIn(lang, unit)} ${iso3}`

/** `1 USD: buying NPR 136.42, selling NPR 137.02` */
export function rateText(lang: Lang, { currency, buy, sell }: Rate): string {
  const text = messages[lang]
  const shown = (amount: string | null) => (amount === null ? text.none : groupedAmount(lang, amount))
  return text.rate(unitText(lang, currency), shown(buy), shown(sell))
}
