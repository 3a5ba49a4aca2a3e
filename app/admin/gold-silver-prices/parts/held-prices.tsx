import { useId, useState } from 'react'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { LoadFailure } from '../../lists/list-states.tsx'
import { messages } from '../messages.ne.ts'
import { amounts } from '../price-form.ts'
import type { HeldPrice, useHeld } from '../use-held.ts'
import { HeldDialog } from './held-dialog.tsx'
import { Money } from './money.tsx'

interface HeldPricesProps {
  held: ReturnType<typeof useHeld>
  onDone: (said: string) => void
}

/** Held prices, which the operator approves or refuses. */
export function HeldPrices({ held, onDone }: HeldPricesProps) {
  const { held: text } = useMessages(messages)
  const id = useId()
  const [asked, setAsked] = useState<{ action: 'approve' | 'refuse'; date: string }>()
  if (held.error !== undefined) {
    return (
      <div className="mb-5">
        <LoadFailure
          title={text.errorTitle}
          error={held.error}
          isBusy={held.isLoading}
          onRetry={held.reload}
        />
      </div>
    )
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
          <HeldRow key={row.date} row={row} onAsk={(action) => setAsked({ action, date: row.date })} />
        ))}
      </ul>
      {asked && (
        <HeldDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            onDone(asked.action === 'approve' ? text.approved : text.refused)
          }}
        />
      )}
    </section>
  )
}

function HeldRow({ row, onAsk }: { row: HeldPrice; onAsk: (action: 'approve' | 'refuse') => void }) {
  const { held: text, heads } = useMessages(messages)
  const lang = useLang()
  const day = dayText(lang, row.date)
  return (
    <li className="rounded-xl border border-line p-3">
      <h3 className="text-base">{day}</h3>
      <p className="text-sm text-muted">
        {text.compared(dayText(lang, row.compared_with))}
        {row.source && ` · ${row.source}`}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-2 lg:grid-cols-4">
        {amounts.map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{heads[name]}</dt>
            <dd className="font-semibold">
              <Money amount={row[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonStyle.secondary}
          aria-label={text.approveOf(day)}
          onClick={() => onAsk('approve')}
        >
          {text.approve}
        </button>
        <button
          type="button"
          className={buttonStyle.secondary}
          aria-label={text.refuseOf(day)}
          onClick={() => onAsk('refuse')}
        >
          {text.refuse}
        </button>
      </div>
    </li>
  )
}
