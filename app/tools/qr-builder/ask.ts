import { type AskContext, type Cursor, defineAskPart, type Outcome } from '@chautari/ask'
import { pathIn } from '#app/lib/language.ts'
import { swiftCodes } from '#app/records/banks/data/swift-codes.ts'
import { words } from './ask/data/bank-words.ts'
import { messages } from './ask/messages.ne.ts'
import type { loadAskData } from './ask-data.server.ts'

type BankAskData = Awaited<ReturnType<typeof loadAskData>>

/** A bank that merged into another one is in no list and has no answer. */
function bankCode(cursor: Cursor, { lang }: AskContext, { banks }: BankAskData): Outcome | undefined {
  const taken = cursor.consume('bank:')
  const bank = taken && banks.find(({ code }) => code === taken.value)
  if (!bank || !cursor.consume('bank-code') || !cursor.isFullyParsed(['a-bank', 'number', 'nepal']))
    return undefined
  const swift = swiftCodes[bank.code]
  const isSwift = /swift|bic|स्विफ्ट/i.test(cursor.question.text)
  return {
    kind: 'answer',
    intent: 'bank.code',
    result: { bank: bank.name.en, code: bank.code, ...(swift && { swift }) },
    text: (isSwift && swift) || bank.code,
    details: [bank.name[lang]],
    remarks: [],
    reading: swift ? messages[lang].differs(swift, bank.code) : messages[lang].reading,
    link: pathIn(lang, '/qr-builder'),
  }
}

export const ask = defineAskPart<BankAskData>({
  name: 'qr-builder',
  words,
  grammars: [bankCode],
  dataWords: ({ banks }) =>
    Object.fromEntries(
      banks.map(({ code, name }) => [`bank:${code}`, `${name.en},${name.ne}`.toLowerCase()]),
    ),
})
