import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { BulkAnswer } from '#app/platform/editing/answers.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import type { RecordForm } from '../forms/use-form.ts'
import { messages as listMessages } from '../lists/messages.ne.ts'
import type { Selection } from '../lists/use-selection.ts'
import { type BulkAction, BulkDialog } from './bulk-dialog.tsx'
import { messages } from './messages.ne.ts'

interface BulkBarProps {
  path: RecordForm['path']
  selection: Selection
  /** Of the section, before the others. */
  actions?: readonly BulkAction[]
  /** What else is deleted with the rows. */
  deleteText?: string | undefined
  onDone: (said: string, act?: string) => void
}

/** What can be done with the selected rows, at the bottom of the window while some are selected. */
export function BulkBar(props: BulkBarProps) {
  const { path, selection, onDone } = props
  const say = useMessages(messages)
  const list = useMessages(listMessages)
  const lang = useLang()
  const [open, setOpen] = useState<BulkAction>()
  const actions = useActions(props)
  const finish = (said: (count: string) => string) => (done: BulkAnswer) => {
    setOpen(undefined)
    selection.clear()
    onDone(said(groupedNumber(lang, done.changed)), done.changed > 0 ? done.act : undefined)
  }
  const isShown = selection.count > 0
  return (
    <section
      aria-label={say.bulk}
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
        {isShown && (
          <button type="button" className={buttonStyle.secondary} onClick={selection.clear}>
            {list.clearSelection}
          </button>
        )}
      </div>
      {isShown && (
        <div className="-m-1 mt-1 flex gap-2 p-1 max-md:overflow-x-auto md:flex-wrap">
          {actions.map((action) => (
            <button
              key={action.button}
              type="button"
              className={`${buttonStyle.secondary} shrink-0`}
              onClick={() => setOpen(action)}
            >
              {action.button}
            </button>
          ))}
        </div>
      )}
      {open && (
        <BulkDialog
          path={path}
          selection={selection}
          action={open}
          onClose={() => setOpen(undefined)}
          onDone={finish('delete' in open.change ? say.deleted : say.saved)}
        />
      )}
    </section>
  )
}

function useActions({ actions = [], deleteText }: BulkBarProps): readonly BulkAction[] {
  const say = useMessages(messages).actions
  const text = deleteText ? `${deleteText} ${say.delete.text}` : say.delete.text
  return [
    ...actions,
    { ...say.activate, change: { set: { is_active: true } } },
    { ...say.deactivate, change: { set: { is_active: false } } },
    { ...say.delete, text, change: { delete: true } },
  ]
}
