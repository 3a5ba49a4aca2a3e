import type { Cover, Words } from 'ask'
import { currencyWords } from './ask/currency-words.ts'

export const words: Words = {
  ...Object.fromEntries(
    Object.entries(currencyWords).map(([code, spellings]) => [`currency:${code}`, spellings]),
  ),
  'currency-family:riyal': 'riyal,riyals,rial,riyaal,रियाल,रियल',
  'currency-family:dinar': 'dinar,dinars,दिनार',
  'exchange-words':
    'exchange,exchange rate,forex,foreign exchange,currency,currency rate,conversion rate,buying,selling,buy,sell,buying rate,selling rate,bidesi mudra,mudra,kharid,bikri,kinne,bechne,nrb,rastra bank,nepal rastra bank,central bank,satahi,satahi dar,भाउ,विनिमय,विनिमय दर,सटही,सटही दर,विदेशी मुद्रा,मुद्रा,खरिद,बिक्री,किन्ने,बेच्ने,राष्ट्र बैंक,नेपाल राष्ट्र बैंक',
}

/** Currencies of one name, the likelier first: most who are paid in riyals work in Saudi Arabia or Qatar. */
const families: Readonly<Record<string, readonly string[]>> = { riyal: ['SAR', 'QAR'], dinar: ['KWD', 'BHD'] }

/** Countries that stand for their currency. */
export const placeNames = /^(?:saudi|qatar|dubai|kuwait|india|साउदी|कतार|दुबई)$/

/** A currency that a question names: several codes where the name alone is of several. */
export interface NamedCurrency {
  codes: readonly string[]
  start: number
  /** Behind the last word. */
  end: number
  /** Other countries have a currency of this name, too. */
  isAssumed: boolean
}

const openNames = /^(?:dol+[ao]rs?|daler|डलर)$/

/** The currencies of a question with their words; `qatar ko 500 riyal` is one. */
export function takeCurrencies(cover: Cover): NamedCurrency[] {
  const found: NamedCurrency[] = []
  for (;;) {
    const taken = cover.take('currency:', 'currency-family:')
    if (!taken) return found
    const { value, start, end } = taken
    const codes = families[value] ?? [value]
    const word = end - start === 1 ? (cover.question.words[start]?.text ?? '') : ''
    const isAssumed = codes.length > 1 || openNames.test(word)
    const same = found.findIndex((other) => other.codes.some((code) => codes.includes(code)))
    const known = found[same]
    if (!known) found.push({ codes, start, end, isAssumed })
    else
      found[same] = {
        codes: known.codes.filter((code) => codes.includes(code)),
        start: Math.min(known.start, start),
        end: Math.max(known.end, end),
        isAssumed: known.isAssumed && isAssumed,
      }
  }
}
