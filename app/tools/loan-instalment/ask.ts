import { type AskContext, type Cursor, defineAskPart, type Outcome } from '@chautari/ask'
import { formatBs } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { readLoan, reducingOf } from './loan.ts'

const words = {
  instalment: 'emi,instalment,installment,instalments,kista,kist,किस्ता,किस्ती,ईएमआई,इएमआइ',
  'loan-words':
    'loan,karja,rin,home loan,auto loan,car loan,ghar karja,interest,byaj,monthly,masik,tirne,कर्जा,घर कर्जा,ऋण,लोन,ब्याज,ब्याजदर,मासिक,तिर्ने',
  percent: '%,percent,per cent,percentage,pratishat,प्रतिशत,परसेन्ट',
  year: 'yrs,barse,बर्ष,वर्षे',
}

const beside = 'loan-words npr in to from price month howmany convert nepal per for'.split(' ')

/** `EMI of 10 lakh at 12% for 5 years`: on the reducing balance, as banks in Nepal charge. */
function emi(cursor: Cursor, { lang, today }: AskContext): Outcome | undefined {
  const { numbers, words } = cursor.question
  if (!cursor.consume('instalment')) return undefined
  let principal = 0
  /** The number before a word: of `10 lakh 12 percent`, which reads as one number, the 12. */
  const before = (concept: string) => {
    const named = cursor.consume(concept)
    const phrase = numbers.find(({ end }) => end === named?.start)
    if (!phrase) return Number.NaN
    cursor.markConsumed(phrase)
    const value = Number(words[phrase.end - 1]?.text) || phrase.value
    principal += phrase.value - value
    return value
  }
  const rate = before('percent')
  const term = before('year') * 12 || before('month')
  principal ||= cursor.consumeNumber()?.value ?? 0
  const typed = { amount: String(principal), rate: String(rate), term: String(term), unit: 'months' }
  const { loan } = readLoan({ ...typed, 'first-bs': formatBs(today.bs, { style: 'numeric' }) })
  if (!loan || !cursor.isFullyParsed(beside)) return undefined
  const paisa = reducingOf(loan).instalment
  const money = (npr: number) => rupees(lang, groupedAmount(lang, npr.toFixed(2)))
  const method = lang === 'ne' ? 'महिना, घट्दो ब्याज, शुल्कबाहेक' : 'months, reducing balance, without charges'
  return {
    kind: 'answer',
    intent: 'loan.instalment',
    remarks: [],
    result: { amount: principal, rate, months: term, instalment: paisa / 100 },
    text: money(paisa / 100),
    reading: `${money(principal)} · ${digitsIn(lang, `${rate}% · ${term}`)} ${method}`,
    link: `${pathIn(lang, '/loan-instalment')}#${new URLSearchParams(typed)}`,
  }
}

export const ask = defineAskPart({ name: 'loan-instalment', needsNoData: true, words, grammars: [emi] })
