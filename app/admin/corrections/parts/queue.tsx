import type { KeyboardEvent } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { textIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { isWriting } from '#app/ui/is-writing.ts'
import { RowCheck } from '../../lists/selection-head.tsx'
import type { Selection } from '../../lists/use-selection.ts'
import type { Correction } from '../correction.ts'
import { messages } from '../messages.ne.ts'

interface QueueProps {
  rows: readonly Correction[]
  shownId: string | undefined
  selection: Selection
  onShow: (id: string) => void
}

/** Where the keys of the list lead; the details give their elements these ids. */
export const targets = { e: 'open-editor', a: 'reason' } as const

/** Moves the focus to a report of the list. */
export function focusReport(id: string): void {
  document.querySelector<HTMLElement>(`[data-report="${id}"]`)?.focus()
}

/** The list of reports. Its single keys work while the focus is in it only (WCAG 2.1.4). */
export function Queue({ rows, shownId, selection, onShow }: QueueProps) {
  const text = useMessages(messages)
  const shownIndex = rows.findIndex(({ id }) => id === shownId)
  const show = (index: number) => {
    const row = rows[index]
    if (!row) return
    onShow(row.id)
    focusReport(row.id)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.nativeEvent)) return
    const key = keyOf(event)
    if (key === 'j' || key === 'arrowdown') show(shownIndex + 1)
    else if (key === 'k' || key === 'arrowup') show(shownIndex - 1)
    else if (key === 'x' && shownId) selection.toggle(shownId, false)
    else if (key === 'e') document.getElementById(targets.e)?.click()
    else if (key === 'a') document.getElementById(targets.a)?.focus()
    else return
    event.preventDefault()
  }
  return (
    <section aria-label={text.queue} className="min-w-0">
      <p id="queue-keys" className="mb-2 text-sm text-muted max-lg:sr-only">
        {text.keys}
      </p>
      <ul
        onKeyDown={press}
        className="grid grid-cols-1 gap-1 overflow-y-auto max-lg:max-h-72 lg:max-h-[70dvh]"
      >
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

/** The letter; with a keyboard of another script the one at its place. */
function keyOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]+$/i.test(key) ? key : code.replace('Key', '')).toLowerCase()
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
      aria-describedby="queue-keys"
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
