import { englishOnes, englishTens, nepaliNumbers, placeNames } from './data/number-words.ts'
import { type Language, latinDigits } from './digits.ts'

export { englishOnes, englishTens, nepaliNumbers }

/** The largest whole number that has words: ten thousand kharab. */
export const largestInWords = 1_00_00_00_00_00_00_000n

/**
 * A whole number in words, grouped as in Nepal: `twelve lakh thirty-four thousand`, `बाह्र लाख चौँतीस हजार`. Exact up to
 * `largestInWords`; a `number` only as far as it is a safe integer.
 */
export function numberWords(value: number | bigint, language: Language): string {
  const whole = BigInt(value)
  if (whole < 0n || whole > largestInWords)
    throw new RangeError(`${value} is not from 0 to ${largestInWords}`)
  return whole < 100n ? belowHundred(Number(whole), language) : wordsOf(whole, language)
}

function wordsOf(value: bigint, language: Language): string {
  const words: string[] = []
  let rest = value
  for (const { size, ...name } of placeNames) {
    // A hundred kharab and more stay kharab: which name follows is disputed, नील or शंख.
    if (rest >= size) words.push(numberWords(rest / size, language), name[language])
    rest %= size
  }
  if (rest > 0n) words.push(belowHundred(Number(rest), language))
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

/** Why a text is no amount of rupees. */
export type AmountFailure = 'empty' | 'unreadable' | 'negative' | 'too-large' | 'too-many-decimals'

const before = /^(?:npr|nrs|rs|rupees|(?:ने\.?)?र[ुू](?:पैयाँ)?)\.?\s*/
const behind = /(?:[\s/=।–—-]|npr|rupees|only|र[ुू]पैयाँ|मात्र)+$/

/**
 * Reads an amount of rupees in digits of either script: `1,25,000.50`, `125 000`, `रु. १,२५,०००।५०`, `Rs 500/-`. Commas and
 * spaces between digits do not count, wherever they stand. Never throws.
 */
export function parseAmount(
  text: string,
): { ok: true; paisa: bigint } | { ok: false; reason: AmountFailure } {
  const plain = latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .trim()
    .replace(before, '')
    .replace(behind, '')
  if (plain === '' || plain === '.') return { ok: false, reason: 'empty' }
  if (/^[-–−]/.test(plain)) return { ok: false, reason: 'negative' }
  const [, whole, part = ''] =
    /^(\d*)(?:[.।](\d*))?$/.exec(plain.replace(/(?<=\d)[,\s]+(?=\d|\.|$)/g, '')) ?? []
  if (whole === undefined) return { ok: false, reason: 'unreadable' }
  if (part.length > 2) return { ok: false, reason: 'too-many-decimals' }
  const digits = whole.replace(/^0+/, '')
  if (digits.length > String(largestInWords).length) return { ok: false, reason: 'too-large' }
  const paisa = BigInt(digits + part.padEnd(2, '0'))
  return paisa > largestInWords * 100n ? { ok: false, reason: 'too-large' } : { ok: true, paisa }
}
