import { type Lang, textIn } from '#app/lib/language.ts'
import { englishNames, nepaliNames } from './data/currency-names.ts'
import type { Rate } from './rates-day.ts'

/** The name in a language, the bank's where no other is known. */
export function currencyName(lang: Lang, { iso3, name }: Pick<Rate['currency'], 'iso3' | 'name'>) {
  return textIn(lang, englishNames[iso3] ?? name, nepaliNames[iso3] ?? null)
}
