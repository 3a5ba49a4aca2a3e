import { useId, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type HeldPrice, type PriceLists, priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { LoadFailure } from '../kit/list-states.tsx'
import { ActionButtons } from '../kit/record-table.tsx'
import { RequestDialog } from '../kit/request-dialog.tsx'
import { type List, useWholeList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'

/** All prices that wait for approval, independent of the table. */
export const useHeld = () =>
  useWholeList<PriceLists, HeldPrice>('admin-gold-silver-prices?per_page=1', ({ held }) => held)

type HeldAction = 'approve' | 'refuse'

interface HeldPricesProps {
  held: List<HeldPrice>
  onDone: (message: string) => void
}

/** Held prices, which the operator approves or refuses. */
export function HeldPrices({ held, onDone }: HeldPricesProps) {
  const { held: text } = useMessages(messages)
  const lang = useLang()
  const id = useId()
  const [decision, setDecision] = useState<{ action: HeldAction; date: string }>()
  if (held.error !== undefined) {
    return <LoadFailure title={text.errorTitle} {...held} error={held.error} className="mb-5" />
  }
  if (held.rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-5 rounded-2xl border-2 border-marigold bg-surface p-4 sm:p-5">
      <h2 id={id} className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 text-muted">{text.text}</p>
      <ul className="mt-3 grid gap-3">
        {held.rows.map((row) => (
          <HeldRow key={row.date} row={row} onAsk={(action) => setDecision({ action, date: row.date })} />
        ))}
      </ul>
      {decision && (
        <RequestDialog
          call={{
            path: `admin-gold-silver-prices/${decision.date}/${decision.action}`,
            method: 'POST',
            body: {},
          }}
          title={text[decision.action].title}
          text={text[decision.action].text(dayText(lang, decision.date))}
          yes={text[decision.action].button}
          busy={text.working}
          onClose={() => setDecision(undefined)}
          onDone={() => {
            setDecision(undefined)
            onDone(text[decision.action].done)
          }}
        />
      )}
    </section>
  )
}

function HeldRow({ row, onAsk }: { row: HeldPrice; onAsk: (action: HeldAction) => void }) {
  const { held: text, columnTitles } = useMessages(messages)
  const lang = useLang()
  const day = dayText(lang, row.date)
  return (
    <li className="rounded-xl border border-line p-3">
      <h3 className="text-base">{day}</h3>
      <p className="text-sm text-muted">
        {text.compared(dayText(lang, row.compared_with))}
        {row.source && ` · ${row.source}`}
      </p>
      <FactList className="mt-2 grid-cols-2 lg:grid-cols-4">
        {priceAmounts.map((name) => (
          <Fact key={name} name={columnTitles[name]}>
            <Money amount={row[name]} />
          </Fact>
        ))}
      </FactList>
      <div className="mt-3 flex flex-wrap gap-2">
        <ActionButtons name={day} actions={['approve', 'refuse']} text={text} onAsk={onAsk} />
      </div>
    </li>
  )
}

/** NPR as it was published: decimals only where there are some. */
export function Money({ amount }: { amount: number }) {
  const lang = useLang()
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return <span className="whitespace-nowrap">{rupees(lang, groupedAmount(lang, written))}</span>
}
