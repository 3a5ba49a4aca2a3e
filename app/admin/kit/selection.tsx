import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { BulkAnswer } from '#app/platform/editing/answers.ts'
import type { FormValues } from '#app/platform/editing/record.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { CheckField } from '#app/ui/field.tsx'
import { Button } from './buttons.tsx'
import { longTimeoutMs } from './call-admin.ts'
import { RequestDialog } from './dialogs.tsx'
import { messages } from './messages.ne.ts'
import type { RecordForm } from './use-form.ts'
import type { List } from './use-list.ts'

interface Selected {
  /** The search and filters that it belongs to. */
  key: string
  ids: readonly string[]
  /** The one that was pressed last. */
  last?: string | undefined
}

export type Selection = ReturnType<typeof useSelection>

/** Selected rows of a list. They stay on other pages and in another order, until search or filters change. */
export function useSelection({ where, rows }: List<{ id: string }>) {
  const key = JSON.stringify(where)
  const none: Selected = { key, ids: [] }
  const [stored, setStored] = useState(none)
  const { ids, last } = stored.key === key ? stored : none
  const page = rows.map(({ id }) => id)
  const has = (id: string) => ids.includes(id)
  const isPage = page.length > 0 && page.every(has)
  const set = (changed: readonly string[], isOn: boolean, pressed = last) => {
    const others = ids.filter((id) => !changed.includes(id))
    setStored({ key, ids: isOn ? [...others, ...changed] : others, last: pressed })
  }
  return {
    ids,
    isPage,
    has,
    /** @param isRange also sets the rows between this one and the last one that was pressed */
    toggle: (id: string, isRange: boolean) => set(isRange ? rangeOf(page, last, id) : [id], !has(id), id),
    togglePage: () => set(page, !isPage),
    clear: () => setStored(none),
  }
}

/** From one row to another, both included, in either direction. */
function rangeOf(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [one, other] = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b)
  return one === undefined || one < 0 ? [to] : page.slice(one, (other ?? one) + 1)
}

/** Above a list: selects the rows of the page. */
export function SelectionHead({ selection: { isPage, togglePage } }: { selection: Selection }) {
  const { selectPage } = useMessages(messages).list
  return <CheckField className="me-auto" label={selectPage} checked={isPage} onChange={togglePage} />
}

interface RowCheckProps {
  id: string
  /** The row's name, for screen readers. */
  name: string
  selection: Selection
}

/** Selects a row. With Shift also those between it and the last one that was pressed. */
export function RowCheck({ id, name, selection }: RowCheckProps) {
  const { list: text } = useMessages(messages)
  return (
    <label className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover">
      <input
        type="checkbox"
        className="size-5 accent-brand"
        aria-label={text.selectRow(name)}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  )
}

/** A change that is offered as a button. */
export interface BulkAction {
  button: string
  /** With the number of rows in words. */
  title: (rows: string) => string
  text: string
  change: { set: FormValues } | { delete: true }
}

interface BulkBarProps {
  path: RecordForm['path']
  selection: Selection
  /** Of the section, before the others. */
  actions?: readonly BulkAction[] | undefined
  /** What else is deleted with the rows. */
  deleteText?: string | undefined
  onDone: (message: string, undo: { act: string | undefined }) => void
}

/** What can be done with the selected rows, at the bottom of the window while some are selected. */
export function BulkBar({ path, selection, actions = [], deleteText, onDone }: BulkBarProps) {
  const [{ record: text, list }, lang] = useTexts(messages)
  const [open, setOpen] = useState<BulkAction>()
  const { activate, deactivate, delete: deletion } = text.actions
  const offered: readonly BulkAction[] = [
    ...actions,
    { ...activate, change: { set: { is_active: true } } },
    { ...deactivate, change: { set: { is_active: false } } },
    {
      ...deletion,
      text: deleteText ? `${deleteText} ${deletion.text}` : deletion.text,
      change: { delete: true },
    },
  ]
  const finish = (action: BulkAction, { changed, act }: BulkAnswer) => {
    const message = 'delete' in action.change ? text.deleted : text.saved
    setOpen(undefined)
    selection.clear()
    onDone(message(groupedNumber(lang, changed)), { act: changed > 0 ? act : undefined })
  }
  const { ids } = selection
  const isShown = ids.length > 0
  const count = groupedNumber(lang, ids.length)
  return (
    <section
      aria-label={text.bulk}
      data-bulk-bar={isShown || undefined}
      className={
        isShown
          ? 'sticky bottom-0 z-10 mt-4 rounded-t-xl border border-line-strong bg-surface p-3 shadow-lg'
          : undefined
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold empty:hidden">
          {isShown && list.selected(count)}
        </p>
        {isShown && <Button onClick={selection.clear}>{list.clearSelection}</Button>}
      </div>
      {isShown && (
        <div className="-m-1 mt-1 flex gap-2 p-1 max-md:overflow-x-auto md:flex-wrap">
          {offered.map((action) => (
            <Button key={action.button} className="shrink-0" onClick={() => setOpen(action)}>
              {action.button}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <RequestDialog
          call={{
            path: `${path}/bulk`,
            method: 'POST',
            body: { ids, ...open.change },
            timeoutMs: longTimeoutMs,
          }}
          title={open.title(list.count(count))}
          text={open.text}
          yes={open.button}
          busy={text.busy}
          onClose={() => setOpen(undefined)}
          // With the bar.
          isOpenerGone
          onDone={(answer) => finish(open, answer as BulkAnswer)}
        />
      )}
    </section>
  )
}
