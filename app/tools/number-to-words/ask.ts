import { type AskContext, type Cursor, defineAskPart, type NumberPhrase, type Outcome } from '@chautari/ask'
import { amountWords, largestInWords, numberWords } from '@chautari/bikram-sambat/number-words'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'

const words = {
  'in-words':
    'in words,words,word,in word,akshar,akshyar,akshar ma,akchhar,akchhyar,aksharama,aksharepi,shabda,shabdama,spell,spell out,अक्षर,अक्षर मा,शब्द,शब्दमा,अक्षरेपी',
}

const beside = 'in to convert write-words in-words number npr nepal bs ad price group-words'.split(' ')

/** The digits as typed, where there are some: a `number` is not exact at 16 digits. */
const textOf = ({ figures, value }: NumberPhrase) => figures ?? String(value)

/** With at most two decimals, and not too large for words. */
const isAmount = (number: NumberPhrase) =>
  /^\d{1,16}(?:\.\d\d?)?$/.test(textOf(number)) && number.value <= Number(largestInWords)

function inWords(cursor: Cursor, { lang }: AskContext): Outcome | undefined {
  if (!cursor.consume('in-words')) return undefined
  const number = cursor.consumeNumber(isAmount)
  // Beside a small number an unknown word may be what is counted: "5 words of love".
  if (!number || !cursor.isFullyParsed(beside, number.value >= 100)) return undefined
  // Words in Nepali where they are asked for.
  const asked = cursor.has('ad') ? 'en' : cursor.has('bs', 'nepal') ? 'ne' : lang
  const typed = textOf(number)
  const [whole = '', part = ''] = typed.split('.')
  const amount = amountWords(BigInt(whole + part.padEnd(2, '0')), asked)
  const text = Number(part) === 0 ? numberWords(BigInt(whole), asked) : amount
  return {
    kind: 'answer',
    intent: 'number.words',
    result: { value: number.value, text },
    remarks: [],
    text,
    details: text === amount ? [] : [amount],
    reading: groupedAmount(lang, typed),
    link: `${pathIn(lang, '/number-to-words')}#${typed}`,
  }
}

export const ask = defineAskPart({ name: 'number-to-words', needsNoData: true, words, grammars: [inWords] })
