import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { BulkAnswer } from '#app/platform/editing/answers.ts'
import type { FormValues } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Button } from './button.tsx'
import { messages } from './messages.ne.ts'
import { RequestDialog } from './request-dialog.tsx'
import type { Selection } from './selection.tsx'
import type { RecordForm } from './use-form.ts'

/** A change that is offered as a button. */
export interface BulkAction {
  button: string
  /** With the number of rows in words. */
  title: (rows: string) => string
  text: string
  change: { set: FormValues } | { delete: true }
}

interface BulkProps {
  path: RecordForm['path']
  selection: Selection
}

interface BulkBarProps extends BulkProps {
  /** Of the section, before the others. */
  actions?: readonly BulkAction[] | undefined
  /** What else is deleted with the rows. */
  deleteText?: string | undefined
  onDone: (message: string, undo: { act: string | undefined }) => void
}

/** What can be done with the selected rows, at the bottom of the window while some are selected. */
export function BulkBar({ path, selection, actions = [], deleteText, onDone }: BulkBarProps) {
  const { record: text, list } = useMessages(messages)
  const lang = useLang()
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
  const finish = (message: (count: string) => string, { changed, act }: BulkAnswer) => {
    setOpen(undefined)
    selection.clear()
    onDone(message(groupedNumber(lang, changed)), { act: changed > 0 ? act : undefined })
  }
  const isShown = selection.count > 0
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
          {isShown && list.selected(groupedNumber(lang, selection.count))}
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
        <BulkDialog
          path={path}
          selection={selection}
          action={open}
          onClose={() => setOpen(undefined)}
          onDone={(done) => finish('delete' in open.change ? text.deleted : text.saved, done)}
        />
      )}
    </section>
  )
}

interface BulkDialogProps extends BulkProps {
  action: BulkAction
  onClose: () => void
  onDone: (done: BulkAnswer) => void
}

/** Of 2,000 rows, the most of one change: on a slow server. */
const timeoutMs = 90_000

/** Asks, then changes or deletes the selected rows. Where their number is another one by now, it asks again with that. */
function BulkDialog({ path, selection, action, onClose, onDone }: BulkDialogProps) {
  const { record: text, list } = useMessages(messages)
  const lang = useLang()
  const [expected, setExpected] = useState(selection.count)
  const body = { ...selection.rows, ...action.change, expected }
  return (
    <RequestDialog
      call={{ path: `${path}/bulk`, method: 'POST', body, timeoutMs }}
      title={action.title(list.count(groupedNumber(lang, expected)))}
      text={action.text}
      yes={action.button}
      busy={text.busy}
      onClose={onClose}
      // With the bar.
      isOpenerGone
      onDone={(answer) => onDone(answer as BulkAnswer)}
      onFailed={({ current }) => {
        const { count } = Object(current) as { count?: unknown }
        // The next press confirms the number that the server found.
        if (typeof count === 'number' && count > 0) setExpected(count)
      }}
    />
  )
}
