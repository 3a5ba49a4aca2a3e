import { instantText } from '#app/lib/instant-text.ts'
import { textIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Correction } from '#app/records/corrections/listed.ts'
import { RowCheck, type Selection } from '../../kit/selection.tsx'
import { messages } from '../messages.ne.ts'

interface QueueProps {
  rows: readonly Correction[]
  shownId: string | undefined
  selection: Selection
  onShow: (id: string) => void
}

/** Moves the focus to a report of the list. */
export function focusReport(id: string): void {
  document.querySelector<HTMLElement>(`[data-report="${id}"]`)?.focus()
}

export function Queue({ rows, shownId, selection, onShow }: QueueProps) {
  const text = useMessages(messages)
  return (
    <section aria-label={text.queue} className="min-w-0">
      <ul className="grid grid-cols-1 gap-1 overflow-y-auto max-lg:max-h-72 lg:max-h-[70dvh]">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center">
            <RowCheck id={row.id} name={row.subject_name} selection={selection} />
            <QueueButton row={row} isShown={row.id === shownId} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface QueueButtonProps extends Pick<QueueProps, 'onShow'> {
  row: Correction
  isShown: boolean
}

function QueueButton({ row, isShown, onShow }: QueueButtonProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const name = textIn(lang, row.subject_name, row.subject_name_ne)
  return (
    <button
      type="button"
      data-report={row.id}
      aria-current={isShown || undefined}
      onClick={() => onShow(row.id)}
      className="min-h-11 min-w-0 grow rounded-lg border border-transparent px-3 py-2 text-start hover:bg-hover aria-[current]:border-line-strong aria-[current]:bg-brand-soft"
    >
      <span className="block truncate font-semibold" lang={name.lang}>
        {name.text}
      </span>
      <span className="block truncate" lang={row.lang}>
        {row.message}
      </span>
      <span className="block text-sm text-muted">
        {text.filters.kind.values[row.subject_kind]} · {text.filters.state.values[row.state]} ·{' '}
        {instantText(lang, row.created_at)}
      </span>
    </button>
  )
}
