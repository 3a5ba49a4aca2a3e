import { type AskContext, type Cursor, defineAskPart, type Outcome } from '@chautari/ask'
import { digitsIn, onlyDigits } from '@chautari/bikram-sambat/digits'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { mobileLength } from '#app/lib/mobile-number.ts'
import { saidIn } from '#app/lib/statement.ts'
import { lengthRemarks } from '#app/records/carriers/carrier.ts'
import { words } from './ask/data/network-words.ts'
import type { loadAskData } from './ask-data.server.ts'
import { findCarrier, isNewSeries, prefixLength } from './carrier-lookup.ts'
import { messages } from './messages.ne.ts'

type CarrierAskData = Awaited<ReturnType<typeof loadAskData>>

/** A mobile number of Nepal begins so; landlines and short numbers do not. */
const mobile = /^9[678]\d{1,9}$/

const beside = 'network network-name number phone in to from nepal or this whose'.split(' ')

function carrier(cursor: Cursor, { lang }: AskContext, { carriers }: CarrierAskData): Outcome | undefined {
  const digits = consumeDigits(cursor)
  if (!digits) return undefined
  const isSure = digits.length === mobileLength && cursor.has('network', 'phone')
  if (!cursor.isFullyParsed(beside, isSure)) return undefined
  const lookup = findCarrier(digits, carriers)
  const { carrier: found } = lookup
  const { newSeries, ask: text } = messages[lang]
  if (!found && !isNewSeries(lookup)) return undefined
  const prefix = digits.slice(0, prefixLength)
  // Three digits ask for the series.
  const length = digits.length === prefixLength ? [] : lengthRemarks(digits.length)
  return {
    kind: 'answer',
    remarks: saidIn(lang, [...(found?.remarks ?? []), ...length]),
    intent: 'carrier.of',
    result: { prefix, ...(found && { carrier: found.name.en }) },
    text: found ? nameOf(found, lang) : newSeries.title,
    details: found ? [] : [newSeries.known, newSeries.unknown],
    reading: found ? text.reading(digitsIn(lang, prefix)) : text.notConfirmed,
    // Without the number: an address is stored and logged.
    link: pathIn(lang, '/carrier-identifier'),
  }
}

/** A name such as "Nepal Telecom (CDMA / Sky)" says the technology already. */
function nameOf({ name, technology }: CarrierAskData['carriers'][number], lang: Lang): string {
  return name[lang].includes('(') ? name[lang] : `${name[lang]} (${technology[lang]})`
}

/** A mobile number or its beginning, also in groups and with the country code; with its digits hidden as in `981xxxxxxx`. */
function consumeDigits(cursor: Cursor): string | undefined {
  const { words: tokens } = cursor.question
  const isDigits = ({ kind, text }: (typeof tokens)[number]) =>
    kind === 'date' || (kind === 'number' && /^\d+$/.test(text))
  const start = tokens.findIndex(isDigits)
  if (start < 0) return undefined
  const behind = tokens.findIndex((token, index) => index > start && !isDigits(token))
  let end = behind < 0 ? tokens.length : behind
  const digits = tokens
    .slice(start, end)
    .map(({ text }) => onlyDigits(text))
    .join('')
  const isInternational = tokens[start - 1]?.text === '+'
  while (/^[x*]+$/.test(tokens[end]?.text ?? '')) end++
  // +971 and +98 are other countries.
  if (isInternational && !digits.startsWith('977')) return undefined
  const local = digits.length > 10 ? digits.replace(/^(?:00)?977|^0/, '') : digits
  if (!mobile.test(local)) return undefined
  cursor.markConsumed({ start: isInternational ? start - 1 : start, end })
  return local
}

export const ask = defineAskPart<CarrierAskData>({ name: 'carrier-identifier', words, grammars: [carrier] })
