import {
  type Answer,
  type AskContext,
  type Cursor,
  defineAskPart,
  givenSide,
  type NumberPhrase,
  type Outcome,
} from '@chautari/ask'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { currencyName, rateText, unitText } from '#app/feeds/forex/rate-text.ts'
import type { Rate, RatesDay } from '#app/feeds/forex/rates-day.ts'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { remarkOf, saidIn } from '#app/lib/statement.ts'
import { staleIn } from '#app/platform/figure-age/figure-age.ts'
import { placeNames, words } from './ask/data/currency-words.ts'
import { messages } from './ask/messages.ne.ts'
import { convert as convertAmount, type Direction } from './conversion.ts'
import { consumeCurrencies, type NamedCurrency } from './named-currencies.ts'

/** The bank's latest rates at hand. */
export type ForexAskData = Pick<RatesDay, 'date' | 'rates'>

/** The rates with the language and day of a question. */
type Asked = AskContext & ForexAskData

const beside = 'price today now exchange-words nepal in to convert date per from this npr day buy'.split(' ')

function rate(cursor: Cursor, context: AskContext, data: ForexAskData): readonly Outcome[] | undefined {
  const [currency, second] = consumeCurrencies(cursor)
  if (!currency || second || cursor.question.numbers.some(({ start }) => cursor.isFree(start)))
    return undefined
  if (!cursor.isFullyParsed(beside)) return undefined
  return currency.codes.flatMap((code) => rateAnswer({ ...currency, code }, { ...context, ...data }) ?? [])
}

/** One of the currencies that a name may mean. */
type OneCurrency = NamedCurrency & { code: string }

const rateOf = ({ rates }: ForexAskData, { code }: OneCurrency) =>
  rates.find(({ currency: { iso3 } }) => iso3 === code)

function rateAnswer(currency: OneCurrency, asked: Asked): Outcome | undefined {
  const quoted = rateOf(asked, currency)
  if (!quoted) return undefined
  const { lang } = asked
  const text = messages[lang]
  const { iso3, unit } = quoted.currency
  return answer(asked, [currency], {
    intent: 'forex.rate',
    result: {
      currency: iso3,
      unit,
      ...(quoted.buy !== null && { buy: Number(quoted.buy) }),
      ...(quoted.sell !== null && { sell: Number(quoted.sell) }),
    },
    text: rateText(lang, quoted),
    reading: text.rateReading(currencyName(lang, quoted.currency).text),
    link: `#currency=${iso3}`,
  })
}

/** More digits than any amount of money needs. */
const highestAmount = 1e12

function conversion(cursor: Cursor, context: AskContext, data: ForexAskData): readonly Outcome[] | undefined {
  const asked = { ...context, ...data }
  const currencies = consumeCurrencies(cursor)
  const amount = cursor.consumeNumber(({ value }) => value > 0 && value < highestAmount)
  const [currency, second, third] = currencies
  if (!currency || third || currencies.some((one) => isForeign(cursor, one))) return undefined
  if (second) return crossConversion(cursor, currency, second, amount, asked)
  if (!amount || isYearOfRate(cursor, currency, amount)) return undefined
  const npr = cursor.find(['npr', 'nepal'])
  const isSure = npr !== undefined && !hasUnknownTarget(cursor)
  if (!cursor.isFullyParsed([...beside, 'howmany'], isSure)) return undefined
  const side = givenSide(cursor, currency, npr, amount)
  // "usd npr 100": the first one is likelier.
  const isDoubtful = !side && npr !== undefined
  const isFromNpr = side === 'other' || (isDoubtful && npr.start < currency.start)
  const directions: Direction[] = isFromNpr ? ['from-npr', 'to-npr'] : ['to-npr', 'from-npr']
  return directions
    .slice(0, isDoubtful ? 2 : 1)
    .flatMap((direction) =>
      currency.codes.flatMap(
        (code) => conversionAnswer({ ...currency, code }, amount.value, direction, asked) ?? [],
      ),
    )
}

function crossConversion(
  cursor: Cursor,
  one: NamedCurrency,
  other: NamedCurrency,
  amount: NumberPhrase | undefined,
  asked: Asked,
): readonly Outcome[] | undefined {
  const side = givenSide(cursor, one, other, amount)
  if (!side || cursor.has('npr', 'nepal') || !isApart(cursor, one, other)) return undefined
  if (!cursor.isFullyParsed([...beside, 'howmany'])) return undefined
  const [from, to] = side === 'one' ? [one, other] : [other, one]
  return from.codes.flatMap((code) =>
    to.codes.flatMap(
      (toCode) => crossAnswer(amount?.value ?? 1, { ...from, code }, { ...to, code: toCode }, asked) ?? [],
    ),
  )
}

function conversionAnswer(
  currency: OneCurrency,
  amount: number,
  direction: Direction,
  asked: Asked,
): Outcome | undefined {
  const { code } = currency
  const quoted = rateOf(asked, currency)
  const given = plainText(amount)
  const done = quoted && convertAmount(given, direction, quoted)
  if (!quoted || done?.kind !== 'done') return undefined
  const { lang } = asked
  const isToNpr = direction === 'to-npr'
  const foreign = (value: string) => `${groupedAmount(lang, value)} ${code}`
  const [from, to] = isToNpr
    ? [foreign(given), rupees(lang, groupedAmount(lang, done.result))]
    : [rupees(lang, groupedAmount(lang, given)), foreign(done.result)]
  const used = rateOfUnit(lang, quoted, done.rate)
  return answer(asked, [currency], {
    intent: 'forex.convert',
    result: { amount, currency: code, direction, result: Number(done.result) },
    text: `${from} = ${to}`,
    reading: isToNpr ? messages[lang].toNpr(used) : messages[lang].fromNpr(used),
    link: `#currency=${code}&amount=${given}${isToNpr ? '' : `&direction=${direction}`}`,
  })
}

/** Between two foreign currencies as it is done in Nepal: the bank buys one and sells the other. */
function crossAnswer(amount: number, from: OneCurrency, to: OneCurrency, asked: Asked): Outcome | undefined {
  const [bought, sold] = [rateOf(asked, from), rateOf(asked, to)]
  if (!bought?.buy || !sold?.sell) return undefined
  const { lang } = asked
  const value =
    (amount * Number(bought.buy) * sold.currency.unit) / (bought.currency.unit * Number(sold.sell))
  const result = value < 1 ? plainText(Number(value.toPrecision(3))) : value.toFixed(2)
  const given = plainText(amount)
  return answer(asked, [from, to], {
    intent: 'forex.convert',
    result: { amount, currency: from.code, to: to.code, result: Number(result) },
    text: `${groupedAmount(lang, given)} ${from.code} = ${groupedAmount(lang, result)} ${to.code}`,
    reading: messages[lang].cross(rateOfUnit(lang, bought, bought.buy), rateOfUnit(lang, sold, sold.sell)),
    link: `#currency=${from.code}&amount=${given}`,
  })
}

const rateOfUnit = (lang: AskContext['lang'], { currency }: Rate, npr: string) =>
  `${unitText(lang, currency)} = ${rupees(lang, digitsIn(lang, npr))}`

/** "dollar rate 2080" asks for the rate of a year. */
function isYearOfRate(
  cursor: Cursor,
  currency: NamedCurrency,
  { start, figures = '' }: NumberPhrase,
): boolean {
  return /^(?:19|20)\d\d$/.test(figures) && currency.end <= start && !cursor.has('npr', 'convert')
}

/** The dollar of a country that no list has is another one: "xyzland dollar". */
function isForeign(cursor: Cursor, { start }: NamedCurrency): boolean {
  const before = cursor.question.words[start - 1]
  return before?.kind === 'word' && before.matches.length === 0
}

/** "dollar australian" is one currency, and so may be the money of a country: "dubai ko dollar". */
function isApart({ question: { words } }: Cursor, ...both: NamedCurrency[]): boolean {
  const [first, last] = both.toSorted((a, b) => a.start - b.start)
  return (
    both.every(({ start, end }) => end - start > 1 || !placeNames.test(words[start]?.text ?? '')) &&
    words.slice(first?.end, last?.start).some(({ kind }) => kind === 'word')
  )
}

/** "100 dollar to <no known currency>". */
function hasUnknownTarget({ question: { words } }: Cursor): boolean {
  return words.some(
    ({ kind, matches }, index) =>
      kind === 'word' && matches.length === 0 && /^(?:to|into)$/.test(words[index - 1]?.text ?? ''),
  )
}

/** Without an exponent. */
function plainText(value: number): string {
  return value.toFixed(8).replace(/\.?0+$/, '')
}

function answer(
  asked: Asked,
  currencies: readonly OneCurrency[],
  { link, ...parts }: Pick<Answer, 'intent' | 'result' | 'text' | 'reading' | 'link'>,
): Answer {
  const { lang, date } = asked
  const assumed = currencies.flatMap((currency) => {
    const quoted = currency.isAssumed && rateOf(asked, currency)
    if (!quoted) return []
    return remarkOf('assumed', messages, ({ assumed, assumedText }, of) => {
      const name = currencyName(of, quoted.currency).text
      return { chip: assumed(name), text: assumedText(name) }
    })
  })
  return {
    kind: 'answer',
    ...parts,
    remarks: [...staleIn(asked, date, freshRatesDays), ...saidIn(lang, assumed)],
    link: `${pathIn(lang, '/foreign-exchange')}${link}`,
    asOf: date,
  }
}

export const ask = defineAskPart<ForexAskData>({
  name: 'foreign-exchange',
  words,
  grammars: [rate, conversion],
})
