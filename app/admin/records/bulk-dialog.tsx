import { useRef } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { messages as formMessages } from '../forms/messages.ne.ts'
import type { RecordForm } from '../forms/use-form.ts'
import type { Selection } from '../lists/use-selection.ts'
import { messages } from './messages.ne.ts'
import { type BulkChange, type BulkDone, useBulk } from './use-bulk.ts'

interface BulkDialogProps {
  path: RecordForm['path']
  selection: Selection
  change: BulkChange
  /** With the number of rows in words. */
  title: (rows: string) => string
  text: string
  yes: string
  onClose: () => void
  onDone: (done: BulkDone) => void
}

/** Asks, then changes or deletes the selected rows. Where their number is another one by now, it asks again with that. */
export function BulkDialog({ path, selection, change, title, text, yes, onClose, onDone }: BulkDialogProps) {
  const say = useMessages(messages)
  const { cancel } = useMessages(formMessages)
  const lang = useLang()
  const isDone = useRef(false)
  const { expected, isBusy, failure, send } = useBulk(path, selection)
  const confirm = async () => {
    const done = await send(change)
    if (!done) return
    isDone.current = true
    onDone(done)
  }
  return (
    <ConfirmDialog
      isOpen
      title={title(say.rows(groupedNumber(lang, expected)))}
      text={text}
      yes={isBusy ? say.busy : yes}
      no={cancel}
      isBusy={isBusy}
      failure={failure}
      onYes={() => void confirm()}
      onNo={onClose}
      onLeft={(event) => {
        if (!isDone.current) return
        // The bar with the button is gone.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    />
  )
}
