import { englishOnes, englishTens, largestInWords, nepaliNumbers, placeNames } from './data/number-words.ts'
import type { Language } from './digits.ts'

export { type AmountFailure, parseAmount } from './parse-amount.ts'
export { englishOnes, englishTens, largestInWords, nepaliNumbers }

/**
 * A whole number in words, grouped as in Nepal: `twelve lakh thirty-four thousand`, `बाह्र लाख चौँतीस हजार`. Exact up to
 * `largestInWords`; a `number` only as far as it is a safe integer.
 */
export function numberWords(value: number | bigint, language: Language): string {
  let rest = BigInt(value)
  if (rest < 0n || rest > largestInWords) throw new RangeError(`${value} is not from 0 to ${largestInWords}`)
  const words: string[] = []
  for (const { size, ...name } of placeNames) {
    // A hundred kharab and more stay kharab: which name follows is disputed, नील or शंख.
    if (rest >= size) words.push(numberWords(rest / size, language), name[language])
    rest %= size
  }
  if (rest > 0n || words.length === 0) words.push(belowHundred(Number(rest), language))
  return words.join(' ')
}

function belowHundred(value: number, language: Language): string {
  if (language === 'ne') return nepaliNumbers[value] as string
  if (value < 20) return englishOnes[value] as string
  const tens = englishTens[Math.floor(value / 10)] as string
  return value % 10 === 0 ? tens : `${tens}-${englishOnes[value % 10] as string}`
}

/** An amount as on a cheque, from paisa: `Rupees twelve and fifty paisa only`, `बाह्र रुपैयाँ पचास पैसा मात्र`. */
export function amountWords(paisa: bigint, language: Language): string {
  const [rupees, part] = [paisa / 100n, paisa % 100n]
  const [whole, rest] = [numberWords(rupees, language), numberWords(part, language)]
  const hasRupees = rupees > 0n || part === 0n
  if (language === 'ne') return `${hasRupees ? `${whole} रुपैयाँ ` : ''}${part > 0n ? `${rest} पैसा ` : ''}मात्र`
  const words = [hasRupees && `rupees ${whole}`, part > 0n && `${rest} paisa`].filter(Boolean).join(' and ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} only`
}
