import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '../../changes/changed-row.ts'
import { messages as changeMessages } from '../../changes/messages.ne.ts'
import { actTitle, type Undone, undoCall, undoneText } from '../../changes/act.ts'
import { RequestDialog } from '../../forms/request-dialog.tsx'
import { messages } from '../messages.ne.ts'

interface UndoDialogProps {
  change: Change
  onClose: () => void
  onDone: (said: string) => void
}

/** Asks before an act is undone; afterwards it is said which rows stay as they are. */
export function UndoDialog({ change, onClose, onDone }: UndoDialogProps) {
  const text = useMessages(messages)
  const { undo, undoing } = useMessages(changeMessages)
  const lang = useLang()
  return (
    <RequestDialog
      call={undoCall(change.act ?? '')}
      title={text.undoTitle(actTitle(lang, change))}
      text={text.undoText}
      yes={undo}
      busy={undoing}
      onClose={onClose}
      onDone={(answer) => onDone(undoneText(lang, answer as Undone))}
    />
  )
}
