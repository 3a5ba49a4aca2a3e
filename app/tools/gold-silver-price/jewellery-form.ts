import { plainNumber } from '#app/lib/nepali-grouping.ts'
import { itemNames, items, makingKinds, type Order, tolaOf, units } from './jewellery.ts'
import type { MarketDay } from './price-view.ts'

export type AmountField = 'tola' | 'aana' | 'lal' | 'gram' | 'price' | 'wastage' | 'making' | 'tax'

type Problem = { kind: 'notAmount' | 'noWeight' } | { kind: 'tooLarge' | 'tooLargePercent'; most: number }

export type Problems = Readonly<Partial<Record<AmountField, Problem>>>

export type Reading = { ok: true; order: Order } | { ok: false; problems: Problems }

const largest = {
  tola: 100_000,
  aana: 100_000,
  lal: 100_000,
  gram: 1_000_000,
  price: 1_000_000_000,
  making: 1_000_000_000,
}

const largestPercent = 100

type Form = FormData | URLSearchParams

/** Reads the form. An empty field is 0, an empty price the market day's. */
export function readOrder(form: Form, latest: MarketDay): Reading {
  const item = choice(form, 'item', itemNames)
  const unit = choice(form, 'unit', units)
  const kind = choice(form, 'makingKind', makingKinds)
  const problems: Partial<Record<AmountField, Problem>> = {}
  const read = (name: AmountField, kind: 'tooLarge' | 'tooLargePercent', most: number): number => {
    const value = amountIn(textIn(form, name))
    if (value === undefined) problems[name] = { kind: 'notAmount' }
    else if (value > most) problems[name] = { kind, most }
    return value ?? 0
  }
  const amount = (name: keyof typeof largest) => read(name, 'tooLarge', largest[name])
  const percent = (name: AmountField) => read(name, 'tooLargePercent', largestPercent)
  const weight =
    unit === 'tola'
      ? tolaOf({ tola: amount('tola'), aana: amount('aana'), lal: amount('lal') })
      : amount('gram')
  const market = latest[items[item].metal]
  const order: Order = {
    item,
    unit,
    weight,
    priceNpr: amount('price') || (unit === 'tola' ? market.tolaNpr : market.tenGramNpr),
    wastagePercent: percent('wastage'),
    making: { kind, amount: kind === 'percent' ? percent('making') : amount('making') },
    taxPercent: percent('tax'),
  }
  if (weight === 0 && Object.keys(problems).length === 0) problems[unit] = { kind: 'noWeight' }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, order }
}

/** A number of either script, grouped or not; 0 where nothing is typed, undefined for anything else. */
function amountIn(text: string): number | undefined {
  const typed = plainNumber(text)
  return /^(\d{1,12}(\.\d{0,4})?|\.\d{1,4}|)$/.test(typed) ? Number(typed) : undefined
}

/** The selected value; the first one for a value that the page does not offer. */
function choice<Value extends string>(form: Form, name: string, all: readonly [Value, ...Value[]]) {
  const given = textIn(form, name)
  return all.find((value) => value === given) ?? all[0]
}

function textIn(form: Form, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
