import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { useGoneOpener } from '../forms/request-dialog.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import type { Selection } from '../lists/use-selection.ts'
import { messages } from './messages.ne.ts'
import { type BulkChange, type BulkDone, useBulk } from './use-bulk.ts'

/** A change that is offered as a button. */
export interface BulkAction {
  button: string
  /** With the number of rows in words. */
  title: (rows: string) => string
  text: string
  change: BulkChange
}

interface BulkDialogProps {
  path: RecordForm['path']
  selection: Selection
  action: BulkAction
  onClose: () => void
  onDone: (done: BulkDone) => void
}

/** Asks, then changes or deletes the selected rows. Where their number is another one by now, it asks again with that. */
export function BulkDialog({ path, selection, action, onClose, onDone }: BulkDialogProps) {
  const say = useMessages(messages)
  const { cancel } = useMessages(formMessages)
  const lang = useLang()
  const { setGone, onLeft } = useGoneOpener()
  const { expected, isBusy, failure, send } = useBulk(path, selection)
  const confirm = async () => {
    const done = await send(action.change)
    if (!done) return
    // The bar with the button goes.
    setGone()
    onDone(done)
  }
  return (
    <ConfirmDialog
      isOpen
      title={action.title(say.rows(groupedNumber(lang, expected)))}
      text={action.text}
      yes={isBusy ? say.busy : action.button}
      no={cancel}
      isBusy={isBusy}
      failure={failure}
      onYes={() => void confirm()}
      onNo={onClose}
      onLeft={onLeft}
    />
  )
}
