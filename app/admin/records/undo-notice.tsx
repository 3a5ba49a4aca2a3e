import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { callAdmin } from '../api/call-admin.ts'
import { DoneNotice } from '../lists/list-states.tsx'
import { messages } from './messages.ne.ts'
import { bulkTimeoutMs } from './use-bulk.ts'

interface UndoNoticeProps {
  text: string
  /** Audit log entries of the change; empty where there is nothing to undo. */
  entries: readonly number[]
  onUndone: (said: string) => void
}

/** The rows that were changed may be far down the list. */
const offered = 'sticky top-2 z-10 mb-3 rounded-xl border border-line-strong bg-surface px-4 pt-3 shadow-lg'

/** After a bulk change: what was done, with a button that takes it back under the rules of any restore. */
export function UndoNotice({ text, entries, onUndone }: UndoNoticeProps) {
  const say = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    const reply = await callAdmin({
      path: 'admin-audit/restore-many',
      method: 'POST',
      body: { entries },
      lang,
      timeoutMs: bulkTimeoutMs,
    })
    setBusy(false)
    if (reply.ok) onUndone(say.undone)
    else setFailure(reply.error)
  }
  return (
    <div className={`flex flex-wrap items-center gap-x-4 ${entries.length > 0 ? offered : ''}`}>
      <DoneNotice text={text} />
      {entries.length > 0 && (
        <>
          <button
            type="button"
            className={`${buttonStyle.secondary} mb-3`}
            aria-disabled={isBusy}
            onClick={() => void undo()}
          >
            {isBusy ? say.undoing : say.undo}
          </button>
          <ErrorText className="mb-3">{failure}</ErrorText>
        </>
      )}
    </div>
  )
}
