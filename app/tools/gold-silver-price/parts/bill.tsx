import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { RefObject } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { type Bill as BillFigures, billOf, items, type Order } from '../jewellery.ts'
import { messages } from '../messages.ne.ts'
import { rupeesText, weightText } from '../price-texts.ts'

/** The total, and every step that leads to it. */
export function Bill({ order, total }: { order: Order; total: RefObject<HTMLDivElement | null> }) {
  const [{ jewellery }, lang] = useTexts(messages)
  const text = jewellery.result
  const bill = billOf(order)
  return (
    <div className="rounded-xl bg-brand-soft p-4">
      <div ref={total} className="scroll-mt-20 scroll-mb-48">
        <h3 className="text-base font-semibold">{text.heading}</h3>
        <p className="text-3xl font-bold">{rupeesText(lang, bill.totalNpr)}</p>
      </div>
      <p className="text-sm text-muted">
        {jewellery.items[order.item]}, {text.unit[order.unit](weightText(lang, order.weight))}
      </p>
      <dl className="mt-3">
        {stepsOf(lang, order, bill).map(({ label, how, amount }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line-strong py-2"
          >
            <dt>
              {label}
              {how && <span className="block text-sm text-muted">{how}</span>}
            </dt>
            <dd className="ms-auto font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-muted">{text.note}</p>
    </div>
  )
}

/** The steps of a bill in words, without charges of 0. `how` is the calculation of the amount; empty for a sum of the steps above. */
export function stepsOf(lang: Lang, order: Order, bill: BillFigures) {
  const text = messages[lang].jewellery.result
  const { unit, weight, priceNpr, making, taxPercent } = order
  const { parts, of } = items[order.item]
  const npr = (amount: number) => rupeesText(lang, amount)
  const times = (amount: number, price: number) =>
    text.times(text.unit[unit](weightText(lang, amount)), npr(price))
  const percent = (share: number, ofNpr: number) => text.percentOf(digitsIn(lang, share), npr(ofNpr))
  const fine = npr(unit === 'tola' ? priceNpr : priceNpr / 10)
  const makingHow = {
    flat: text.flat,
    percent: percent(making.amount, bill.metalNpr + bill.wastageNpr),
    unit: times(weight, making.amount),
  }
  const purity = parts === of ? '' : text.purityOf(fine, digitsIn(lang, parts), digitsIn(lang, of))
  const charges = [
    [text.wastage, times(bill.wastageWeight, bill.unitNpr), bill.wastageNpr],
    [text.making, makingHow[making.kind], bill.makingNpr],
    [text.sum, '', bill.taxNpr > 0 ? bill.beforeTaxNpr : 0],
    [text.tax, percent(taxPercent, bill.beforeTaxNpr), bill.taxNpr],
  ] as const
  const steps = [
    [text.rate[unit], purity, bill.unitNpr],
    [text.metal, times(weight, bill.unitNpr), bill.metalNpr],
    ...charges.filter(([, , amount]) => amount > 0),
  ] as const
  return steps.map(([label, how, amount]) => ({ label, how, amount: npr(amount) }))
}
