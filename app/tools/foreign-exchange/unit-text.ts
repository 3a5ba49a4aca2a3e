import { digitsIn } from 'bikram-sambat/digits'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import type { Lang } from '#app/kit/language.ts'

/** What a rate is for: "1 USD", "100 INR". */
export const unitText = (lang: Lang, { unit, iso3 }: Pick<Rate['currency'], 'unit' | 'iso3'>) =>
  `${digitsIn(lang, unit)} ${iso3}`
