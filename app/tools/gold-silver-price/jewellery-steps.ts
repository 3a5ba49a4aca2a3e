import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { Lang } from '#app/lib/language.ts'
import { type Bill, items, type Order } from './jewellery.ts'
import { messages } from './messages.ne.ts'
import { rupeesText, weightText } from './price-texts.ts'

export interface Step {
  label: string
  /** The calculation of the amount; empty for a sum of the steps above. */
  how: string
  amount: string
}

/** The steps of a bill in words, without charges of 0. */
export function stepsOf(lang: Lang, order: Order, bill: Bill): Step[] {
  const text = messages[lang].jewellery.result
  const { parts, of } = items[order.item]
  const weight = (amount: number) => text.unit[order.unit](weightText(lang, amount))
  const npr = (amount: number) => rupeesText(lang, amount)
  const fine = order.unit === 'tola' ? order.priceNpr : order.priceNpr / 10
  const step = (label: string, how: string, amountNpr: number): Step => ({
    label,
    how,
    amount: npr(amountNpr),
  })
  return [
    step(
      text.rate[order.unit],
      parts === of ? '' : text.purityOf(npr(fine), digitsIn(lang, parts), digitsIn(lang, of)),
      bill.unitNpr,
    ),
    step(text.metal, text.times(weight(order.weight), npr(bill.unitNpr)), bill.metalNpr),
    ...(bill.wastageNpr > 0
      ? [step(text.wastage, text.times(weight(bill.wastageWeight), npr(bill.unitNpr)), bill.wastageNpr)]
      : []),
    ...(bill.makingNpr > 0 ? [step(text.making, makingHow(lang, order, bill), bill.makingNpr)] : []),
    ...(bill.taxNpr > 0
      ? [
          step(text.sum, '', bill.beforeTaxNpr),
          step(text.tax, percentHow(lang, order.taxPercent, bill.beforeTaxNpr), bill.taxNpr),
        ]
      : []),
  ]
}

function makingHow(lang: Lang, { making, unit, weight }: Order, { metalNpr, wastageNpr }: Bill): string {
  const text = messages[lang].jewellery.result
  if (making.kind === 'flat') return text.flat
  if (making.kind === 'percent') return percentHow(lang, making.amount, metalNpr + wastageNpr)
  return text.times(text.unit[unit](weightText(lang, weight)), rupeesText(lang, making.amount))
}

function percentHow(lang: Lang, percent: number, npr: number): string {
  return messages[lang].jewellery.result.percentOf(digitsIn(lang, percent), rupeesText(lang, npr))
}
