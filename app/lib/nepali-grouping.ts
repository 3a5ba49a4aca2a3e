import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
import type { Lang } from './language.ts'

/** Groups a whole number the Nepali way, last three digits then twos: 1234567 gives `12,34,567` (or `१२,३४,५६७`). */
export function groupedNumber(lang: Lang, value: number): string {
  const rounded = Math.round(value)
  const digits = String(Math.abs(rounded))
  const last = digits.slice(-3)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ',')
  return digitsIn(lang, `${rounded < 0 ? '-' : ''}${rest ? `${rest},` : ''}${last}`)
}

/** Groups an exact amount and keeps its decimals as they are: `1234567.80` gives `12,34,567.80`. */
export function groupedAmount(lang: Lang, amount: string): string {
  const [whole = '', decimals] = amount.split('.')
  const grouped = groupedNumber(lang, Number(whole))
  return decimals === undefined ? grouped : `${grouped}.${digitsIn(lang, decimals)}`
}

/** Adds the currency to an amount in the language's digits: `NPR 2,85,200`, `रु. २,८५,२००`. */
export function rupees(lang: Lang, amount: string): string {
  return `${lang === 'ne' ? 'रु.' : 'NPR'} ${amount}`
}

/** A typed number in Latin digits, without the commas and spaces that group it. */
export const plainNumber = (typed: string): string => latinDigits(typed).replace(/[,\s]/g, '')
