import type { RefObject } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { billOf, type Order } from '../jewellery.ts'
import { stepsOf } from '../jewellery-steps.ts'
import { messages } from '../messages.ne.ts'
import { rupeesText, weightText } from '../price-texts.ts'

/** The total, and every step that leads to it. */
export function Bill({ order, total }: { order: Order; total: RefObject<HTMLDivElement | null> }) {
  const { items, result: text } = useMessages(messages).jewellery
  const lang = useLang()
  const bill = billOf(order)
  return (
    <div className="rounded-xl bg-brand-soft p-4">
      <div ref={total} className="scroll-mt-20 scroll-mb-48">
        <h3 className="text-base font-semibold">{text.heading}</h3>
        <p className="text-3xl font-bold">{rupeesText(lang, bill.totalNpr)}</p>
      </div>
      <p className="text-sm text-muted">
        {items[order.item]}, {text.unit[order.unit](weightText(lang, order.weight))}
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
