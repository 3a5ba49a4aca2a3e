import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { useSend } from '../api/use-send.ts'
import { undoCall, undoneText } from '../changes/act.ts'
import { messages } from '../changes/messages.ne.ts'
import { DoneNotice } from '../lists/list-states.tsx'

interface UndoNoticeProps {
  text: string
  /** Undefined where there is nothing to undo. */
  act?: string | undefined
  onUndone: (said: string) => void
}

/** The rows that were changed may be far down the list. */
const offered = 'sticky top-2 z-10 mb-3 rounded-xl border border-line-strong bg-surface px-4 pt-3 shadow-lg'

/** After a change of many rows: what was done, with a button that takes it back, as later in the history. */
export function UndoNotice({ text, act, onUndone }: UndoNoticeProps) {
  const say = useMessages(messages)
  const lang = useLang()
  const { isBusy, failure, send } = useSend()
  const undo = async (what: string) => {
    const reply = await send<UndoAnswer>(undoCall(what))
    if (reply?.ok) onUndone(undoneText(lang, reply.answer))
  }
  return (
    <div className={`flex flex-wrap items-center gap-x-4 ${act ? offered : ''}`}>
      <DoneNotice text={text} />
      {act && (
        <>
          <button
            type="button"
            className={`${buttonStyle.secondary} mb-3`}
            aria-disabled={isBusy}
            onClick={() => void undo(act)}
          >
            {isBusy ? say.undoing : say.undo}
          </button>
          <ErrorText className="mb-3">{failure?.error}</ErrorText>
        </>
      )}
    </div>
  )
}
