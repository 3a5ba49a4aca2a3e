import { type AskContext, type Cover, defineAskPart, type Outcome, type Words } from 'ask'
import { type Bilingual, pathIn } from '#app/lib/language.ts'
import { bankWords, codeWords } from './ask/data/bank-words.ts'
import { messages } from './ask/messages.ne.ts'

export interface BankAskData {
  banks: readonly { code: string; name: Bilingual }[]
}

const words: Words = {
  ...Object.fromEntries(Object.entries(bankWords).map(([code, spellings]) => [`bank:${code}`, spellings])),
  'bank-code': codeWords,
  'a-bank': 'bank,limited,ltd,बैंक,बैङ्क,लिमिटेड',
}

/** A bank that merged into another one is in no list and has no answer. */
function bankCode(cover: Cover, { lang }: AskContext, { banks }: BankAskData): Outcome | undefined {
  const taken = cover.take('bank:')
  const bank = taken && banks.find(({ code }) => code === taken.value)
  if (!bank || !cover.take('bank-code') || !cover.isExplained(['a-bank', 'number', 'nepal'])) return undefined
  return {
    kind: 'answer',
    intent: 'bank.code',
    result: { bank: bank.name.en, code: bank.code },
    text: bank.code,
    details: [bank.name[lang]],
    remarks: [],
    reading: messages[lang].reading,
    link: pathIn(lang, '/qr-builder'),
  }
}

export const ask = defineAskPart<BankAskData>({
  name: 'qr-builder',
  words,
  grammars: [bankCode],
  dataWords: ({ banks }) =>
    Object.fromEntries(
      banks
        .filter(({ code }) => bankWords[code] === undefined)
        .map(({ code, name }) => [`bank:${code}`, [name.en, name.ne].join(',').toLowerCase()]),
    ),
})
