import { type Answer, type AskContext, type Cursor, defineAskPart, type Outcome } from '@chautari/ask'
import { tola } from '@chautari/ask/units'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { staleIn } from '#app/platform/figure-age/figure-age.ts'
import { freshPricesDays } from '#app/records/gold-silver-prices/market-days.ts'
import { priceText } from '#app/records/gold-silver-prices/price-text/price-text.ts'
import { words } from './ask/data/metal-words.ts'
import { messages } from './ask/messages.ne.ts'
import { tolaOf } from './jewellery.ts'
import type { MarketDay, Metal } from './price-view.ts'

/** The latest market day at hand. */
export type GoldAskData = MarketDay

/** The prices with the language and day of a question. */
type Asked = AskContext & GoldAskData

const beside =
  'price today now nepal in per this npr market-words to day kathmandu between date buy change or'.split(' ')

function price(cursor: Cursor, context: AskContext, data: GoldAskData): readonly Outcome[] | undefined {
  const perTola = cursor.has('unit:tola')
  const metals = consumeMetals(cursor)
  if (metals.length === 0 && !perTola) return undefined
  const tenGram = cursor.consume('ten-gram')
  if (!tenGram) cursor.consume('unit:tola')
  if (!cursor.isFullyParsed(beside)) return undefined
  // A tola without a metal is a question only where a price is asked for.
  if (metals.length === 0 && !cursor.has('price', 'today')) return undefined
  return (metals.length > 0 ? metals : ['gold' as const]).map((metal) =>
    priceAnswer({ ...context, ...data }, metal, tenGram ? '10g' : 'tola'),
  )
}

function consumeMetals(cursor: Cursor): Metal[] {
  const metals: Metal[] = cursor.consume('metals') ? ['gold', 'silver'] : []
  for (;;) {
    const metal = cursor.consume('metal:')?.value as Metal | undefined
    if (!metal) return metals
    if (!metals.includes(metal)) metals.push(metal)
  }
}

function priceAnswer(asked: Asked, metal: Metal, unit: 'tola' | '10g'): Answer {
  const { lang } = asked
  const text = messages[lang]
  const npr = unit === 'tola' ? asked[metal].tolaNpr : asked[metal].tenGramNpr
  return answer(asked, metal, 'gold.price', '', {
    result: { metal, unit, price: npr },
    text: priceText(lang, metal, unit, npr),
    reading: text.priceReading(text.metal[metal]),
  })
}

type Unit = 'tola' | 'gram' | 'kilogram' | 'aana' | 'lal'

/** `1.5 tola`, `2 tola 4 aana gold`, `50 gram silver`. */
function cost(cursor: Cursor, context: AskContext, data: GoldAskData): Outcome | undefined {
  const [metal, second] = consumeMetals(cursor)
  const quantities = consumeQuantities(cursor)
  const [first] = quantities
  // "per 10 grams" is how a price is given, not how much is bought.
  if (first && names(cursor, first.start - 1, 'per')) return undefined
  if (second || !first || !cursor.isFullyParsed(beside, metal !== undefined)) return undefined
  // Without a metal only a tola means gold: grams and kilograms weigh everything, an aana may be land.
  if (!metal && first.unit !== 'tola') return undefined
  const total = totalOf(quantities)
  if (!total) return undefined
  const named = metal ?? 'gold'
  const { lang } = context
  const text = messages[lang]
  const npr = Math.round(costNpr(total, data[named]) * 100) / 100
  const quantityText = quantities
    .map(({ value, unit }) => `${digitsIn(lang, value)} ${text.unit[unit]}`)
    .join(' ')
  const query = total.unit === 'tola' ? `tola=${total.value}` : ''
  return answer({ ...context, ...data }, named, 'gold.cost', query, {
    result: { metal: named, quantity: total.value, unit: total.unit, price: npr },
    text: rupees(lang, groupedAmount(lang, npr.toFixed(2).replace(/\.00$/, ''))),
    reading: text.costReading(quantityText, text.metal[named]),
  })
}

/** `50000 rupees of gold`, `1 lakh ma kati sun`: what an amount buys. */
function bought(cursor: Cursor, context: AskContext, data: GoldAskData): Outcome | undefined {
  const [metal, second] = consumeMetals(cursor)
  const amount = cursor.consumeNumber(
    ({ start, end, value }) =>
      value >= 100 &&
      value <= 1e10 &&
      !names(cursor, end, 'unit:') &&
      // Without "rupees" a smaller number may be a year.
      (names(cursor, start - 1, 'npr') ||
        names(cursor, end, 'npr') ||
        (value > 2200 && (cursor.has('to', 'in', 'money') || names(cursor, end, 'of')))),
  )
  if (!metal || second || !amount || cursor.has('quote', 'change', 'per')) return undefined
  if (!cursor.isFullyParsed([...beside, 'howmany', 'convert', 'money', 'of', 'unit:'])) return undefined
  const { lang } = context
  const text = messages[lang]
  const tolas = amount.value / data[metal].tolaNpr
  const figure = (value: number) =>
    groupedAmount(lang, String(Number(value < 1 ? value.toPrecision(3) : value.toFixed(3))))
  const given = rupees(lang, groupedAmount(lang, String(amount.value)))
  return answer({ ...context, ...data }, metal, 'gold.quantity', '', {
    result: {
      metal,
      npr: amount.value,
      tola: Number(tolas.toFixed(4)),
      gram: Number((tolas * tola).toFixed(3)),
    },
    text: text.bought(given, text.metal[metal], figure(tolas), figure(tolas * tola)),
    reading: text.costReading(given, text.metal[metal]),
  })
}

interface Quantity {
  /** The token of the number. */
  start: number
  value: number
  unit: Unit
}

/** Numbers with the unit behind them. */
function consumeQuantities(cursor: Cursor): Quantity[] {
  const found: Quantity[] = []
  for (;;) {
    const unitAt = (index: number) =>
      cursor.question.words[index]?.matches.find(({ concept }) => concept.startsWith('unit:'))
    const number = cursor.consumeNumber(
      ({ end, value }) => unitAt(end) !== undefined && value > 0 && value <= 1e6,
    )
    const unit = number && unitAt(number.end)
    if (!number || !unit) return found
    cursor.markConsumed({ start: number.end, end: number.end + unit.length })
    found.push({ start: number.start, value: number.value, unit: unit.concept.slice('unit:'.length) as Unit })
  }
}

/** Whether a word names a concept, as it is spelled. */
function names({ question }: Cursor, index: number, wanted: string): boolean {
  const matches = question.words[index]?.matches ?? []
  return matches.some(({ concept, typos }) => concept.startsWith(wanted) && typos === 0)
}

/** Tola, aana and lal together are tola; other units stand alone. */
function totalOf(quantities: readonly Quantity[]): Quantity | undefined {
  const [first] = quantities
  if (quantities.length === 1) return first
  const sum = { tola: 0, aana: 0, lal: 0 }
  for (const { value, unit } of quantities) {
    if (unit === 'gram' || unit === 'kilogram' || sum[unit] > 0) return undefined
    sum[unit] = value
  }
  return { start: first?.start ?? 0, value: tolaOf(sum), unit: 'tola' }
}

function costNpr({ value, unit }: Quantity, { tolaNpr, tenGramNpr }: GoldAskData['gold']): number {
  if (unit === 'gram') return (value * tenGramNpr) / 10
  if (unit === 'kilogram') return value * 100 * tenGramNpr
  return tolaOf({ tola: 0, aana: 0, lal: 0, [unit]: value }) * tolaNpr
}

function answer(
  asked: Asked,
  metal: Metal,
  intent: string,
  query: string,
  parts: Pick<Answer, 'result' | 'text' | 'reading'>,
): Answer {
  const path = pathIn(asked.lang, '/gold-silver-price') + (metal === 'silver' ? '?metal=silver' : '')
  const link = query ? `${path}#${query}` : path
  const remarks = staleIn(asked, asked.date, freshPricesDays)
  return { kind: 'answer', intent, remarks, ...parts, link, asOf: asked.date }
}

export const ask = defineAskPart<GoldAskData>({
  name: 'gold-silver-price',
  words,
  grammars: [price, cost, bought],
})
