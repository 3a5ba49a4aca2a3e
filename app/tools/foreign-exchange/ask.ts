import {
  type Answer,
  type AskContext,
  type Cover,
  defineAskPart,
  type NumberPhrase,
  type Outcome,
  type Taken,
  type Words,
} from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { currencyName } from '#app/feeds/forex/currency-name.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { currencyWords } from './ask/currency-words.ts'
import { messages } from './ask/messages.ne.ts'
import { convert as convertAmount, type Direction } from './conversion.ts'
import { unitText } from './currencies.ts'

/** The bank's latest rates at hand. */
export type ForexAskData = Pick<RatesDay, 'date' | 'rates'>

const words: Words = {
  ...Object.fromEntries(
    Object.entries(currencyWords).map(([code, spellings]) => [`currency:${code}`, spellings]),
  ),
  'currency-family:riyal': 'riyal,riyals,rial,riyaal,रियाल,रियल',
  'currency-family:dinar': 'dinar,dinars,दिनार',
  'exchange-words':
    'exchange,exchange rate,forex,foreign exchange,currency,currency rate,conversion rate,buying,selling,buy,sell,buying rate,selling rate,bidesi mudra,mudra,kharid,bikri,kinne,bechne,nrb,rastra bank,nepal rastra bank,central bank,satahi,satahi dar,भाउ,विनिमय,विनिमय दर,सटही,सटही दर,विदेशी मुद्रा,मुद्रा,खरिद,बिक्री,किन्ने,बेच्ने,राष्ट्र बैंक,नेपाल राष्ट्र बैंक',
}

const beside = [
  'price',
  'today',
  'now',
  'exchange-words',
  'nepal',
  'in',
  'to',
  'convert',
  'date',
  'per',
  'from',
  'this',
  'npr',
  'day',
  'buy',
]

function rate(cover: Cover, context: AskContext, data: ForexAskData): readonly Outcome[] | undefined {
  const currency = takeCurrency(cover)
  if (!currency || cover.question.numbers.some(({ start }) => cover.isFree(start))) return undefined
  if (!cover.isExplained([...beside, ...currency.allowed])) return undefined
  return currency.codes.flatMap((code) => rateAnswer(code, context, data) ?? [])
}

/** Currencies of one name, the likelier first: most who are paid in riyals work in Saudi Arabia or Qatar. */
const families: Readonly<Record<string, readonly string[]>> = { riyal: ['SAR', 'QAR'], dinar: ['KWD', 'BHD'] }

/** The currency of the question, with its words; the name of a family alone is of several. */
function takeCurrency(cover: Cover) {
  const family = cover.find(['currency-family:'])
  const named = cover.take('currency:')
  if (named)
    return { ...named, codes: [named.value], allowed: [`currency:${named.value}`, 'currency-family:'] }
  const codes = family && families[family.value]
  if (!codes) return undefined
  cover.mark(family)
  return { ...family, codes, allowed: [] }
}

function rateAnswer(code: string, context: AskContext, data: ForexAskData): Outcome | undefined {
  const quoted = data.rates.find(({ currency: { iso3 } }) => iso3 === code)
  if (!quoted) return undefined
  const { lang } = context
  const text = messages[lang]
  const shown = (amount: string | null) => (amount === null ? text.none : groupedAmount(lang, amount))
  const { iso3, unit } = quoted.currency
  return answer(context, data, 'forex.rate', iso3, {
    result: {
      currency: iso3,
      unit,
      ...(quoted.buy !== null && { buy: Number(quoted.buy) }),
      ...(quoted.sell !== null && { sell: Number(quoted.sell) }),
    },
    text: text.rate(unitText(lang, quoted.currency), shown(quoted.buy), shown(quoted.sell)),
    reading: text.rateReading(currencyName(lang, quoted.currency).text),
  })
}

/** More digits than any amount of money needs. */
const highestAmount = 1e12

function conversion(cover: Cover, context: AskContext, data: ForexAskData): readonly Outcome[] | undefined {
  const currency = takeCurrency(cover)
  const amount = cover.takeNumber(({ value }) => value > 0 && value < highestAmount)
  if (!currency || !amount) return undefined
  if (isYearOfRate(cover, currency, amount) || isForeign(cover, currency)) return undefined
  const direction = directionOf(cover, currency, amount)
  const allowed = [...beside, ...currency.allowed, 'howmany']
  const isSure = cover.has('npr', 'nepal')
  if (!cover.isExplained(allowed, isSure)) return undefined
  return currency.codes.flatMap(
    (code) => conversionAnswer(code, amount.value, direction, context, data) ?? [],
  )
}

function conversionAnswer(
  code: string,
  amount: number,
  direction: Direction,
  context: AskContext,
  data: ForexAskData,
): Outcome | undefined {
  const quoted = data.rates.find(({ currency: { iso3 } }) => iso3 === code)
  const given = plainText(amount)
  const done = quoted && convertAmount(given, direction, quoted)
  if (!quoted || done?.kind !== 'done') return undefined
  const { lang } = context
  const foreign = (value: string) => `${groupedAmount(lang, value)} ${code}`
  const [from, to] =
    direction === 'to-npr'
      ? [foreign(given), rupees(lang, groupedAmount(lang, done.result))]
      : [rupees(lang, groupedAmount(lang, given)), foreign(done.result)]
  const used = `${unitText(lang, quoted.currency)} = ${rupees(lang, digitsIn(lang, done.rate))}`
  const query = direction === 'to-npr' ? `${code}&amount=${given}` : code
  return answer(context, data, 'forex.convert', query, {
    result: { amount, currency: code, direction, result: Number(done.result) },
    text: `${from} = ${to}`,
    reading: direction === 'to-npr' ? messages[lang].toNpr(used) : messages[lang].fromNpr(used),
  })
}

/** "dollar rate 2080" asks for the rate of a year. */
function isYearOfRate(
  cover: Cover,
  currency: Pick<Taken, 'start' | 'end'>,
  { start, figures = '' }: NumberPhrase,
): boolean {
  return /^(?:19|20)\d\d$/.test(figures) && currency.end <= start && !cover.has('npr', 'convert')
}

/** The dollar of a country that no list has is another one: "xyzland dollar". */
function isForeign(cover: Cover, { start }: Pick<Taken, 'start'>): boolean {
  const before = cover.question.words[start - 1]
  return before?.kind === 'word' && before.matches.length === 0
}

/** `from-npr` for `5000 rupees in usd` and `25000 to usd`, else `to-npr`. */
function directionOf(
  cover: Cover,
  currency: Pick<Taken, 'start' | 'end'>,
  amount: { start: number; end: number },
): Direction {
  const { words: tokens } = cover.question
  const npr = cover.find(['npr', 'nepal'])
  const isBesideCurrency = currency.end === amount.start || currency.start === amount.end
  const isBesideNpr = npr !== undefined && (npr.end === amount.start || npr.start === amount.end)
  const isTarget = (taken: Pick<Taken, 'start' | 'end'>) =>
    [tokens[taken.start - 1], tokens[taken.end]].some(
      (word, index) =>
        word?.matches.some(({ concept }) =>
          index === 0 ? concept === 'to' || concept === 'in' : concept === 'in',
        ) ?? false,
    )
  if (isBesideNpr && !isBesideCurrency) return 'from-npr'
  if (isBesideCurrency && !isBesideNpr) return 'to-npr'
  if (isBesideNpr && isBesideCurrency) return npr.end === amount.start ? 'from-npr' : 'to-npr'
  // "1 lakh ko kati dollar"
  const isCounted = tokens[currency.start - 1]?.matches.some(({ concept }) => concept === 'howmany')
  if (!npr && currency.start > amount.end && (isTarget(currency) || isCounted)) return 'from-npr'
  return 'to-npr'
}

/** Without an exponent. */
function plainText(value: number): string {
  return value.toFixed(8).replace(/\.?0+$/, '')
}

function answer(
  { lang }: AskContext,
  { date }: ForexAskData,
  intent: string,
  currency: string,
  parts: Pick<Answer, 'result' | 'text' | 'reading'>,
): Answer {
  return {
    kind: 'answer',
    remarks: [],
    intent,
    ...parts,
    link: `${pathIn(lang, '/foreign-exchange')}#currency=${currency}`,
    asOf: date,
  }
}

export const ask = defineAskPart<ForexAskData>({
  name: 'foreign-exchange',
  words,
  grammars: [rate, conversion],
})
