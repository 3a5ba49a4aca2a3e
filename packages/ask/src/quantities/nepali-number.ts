import { devanagariDigits } from 'bikram-sambat-calendar/digits'
import type { Language } from '../ask.ts'
import { englishOnes, englishTens, nepaliNumbers } from '../data/number-words.ts'

/** The places of the Nepali grouping, the largest first. */
const places = [
  [1_00_00_00_00_000, 'kharba', 'खर्ब'],
  [1_00_00_00_000, 'arba', 'अर्ब'],
  [1_00_00_000, 'crore', 'करोड'],
  [1_00_000, 'lakh', 'लाख'],
  [1000, 'thousand', 'हजार'],
  [100, 'hundred', 'सय'],
] as const

/** The largest whole number that `numberInWords` takes: below a hundred kharba. */
export const largestInWords = 99_99_99_99_99_999

/** A whole number in words, grouped as in Nepal: `twelve lakh thirty-four thousand`, `बाह्र लाख चौँतीस हजार`. */
export function numberInWords(lang: Language, value: number): string {
  if (value === 0) return lang === 'en' ? 'zero' : 'शून्य'
  const words: string[] = []
  let rest = value
  for (const [size, en, ne] of places) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(belowHundred(lang, count), lang === 'en' ? en : ne)
    rest %= size
  }
  if (rest > 0) words.push(belowHundred(lang, rest))
  return words.join(' ')
}

/** An amount as on a cheque; one with paisa names both: `twelve rupees and fifty paisa`. */
export function amountInWords(lang: Language, value: number): string {
  const rupees = Math.floor(value)
  const paisa = Math.round((value - rupees) * 100)
  if (paisa === 0) return numberInWords(lang, rupees)
  const [whole, part] = [numberInWords(lang, rupees), numberInWords(lang, paisa)]
  return lang === 'ne' ? `${whole} रुपैयाँ ${part} पैसा` : `${whole} rupees and ${part} paisa`
}

function belowHundred(lang: Language, value: number): string {
  if (lang === 'ne') return nepaliNumbers[value] as string
  if (value < 20) return englishOnes[value] as string
  const tens = englishTens[Math.floor(value / 10)] as string
  const ones = englishOnes[value % 10] as string
  return value % 10 === 0 ? tens : `${tens}-${ones}`
}

/** A whole number grouped as in Nepal, the last three digits, then twos: `12,34,567`. */
export function groupedInNepal(lang: Language, value: number): string {
  const digits = String(value)
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ',')
  const grouped = rest ? `${rest},${digits.slice(-3)}` : digits
  return lang === 'ne' ? devanagariDigits(grouped) : grouped
}
