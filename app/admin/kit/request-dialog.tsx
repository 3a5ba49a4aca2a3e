import { useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { MailOutcome } from '#app/platform/mail/mail-outcome.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import type { AdminRequest, Failure } from './call-admin.ts'
import { messages } from './messages.ne.ts'
import { useSend } from './requests.ts'

export interface RequestDialogProps {
  /** The request that a yes sends. */
  call: Pick<AdminRequest, 'path' | 'method' | 'body' | 'timeoutMs'>
  title: string
  text: string
  /** The buttons of a deletion have words of their own. */
  yes?: string
  /** On the button until the response arrives. */
  busy?: string
  onClose: () => void
  /** The button that opened the dialog goes with the answer. */
  isOpenerGone?: boolean
  onDone: (answer: { mail?: MailOutcome }) => void
  onFailed?: (failure: Failure) => void
  /** In place of the error of the answer. */
  failure?: string | undefined
}

/** Asks, then sends a request to the admin API. A failure is shown in the dialog, which stays open. */
export function RequestDialog(props: RequestDialogProps) {
  const { form: words } = useMessages(messages)
  const { call, title, text, yes = words.delete, busy = words.deleting, onClose, onDone, onFailed } = props
  const { isBusy, failure, send } = useSend()
  const isGone = useRef(false)
  const answer = async () => {
    const reply = await send<object>(call)
    if (reply?.ok === false) onFailed?.(reply)
    if (!reply?.ok) return
    isGone.current = props.isOpenerGone ?? call.method === 'DELETE'
    onDone(reply.answer)
  }
  return (
    <ConfirmDialog
      isOpen
      title={title}
      text={text}
      yes={isBusy ? busy : yes}
      no={words.cancel}
      isBusy={isBusy}
      failure={props.failure ?? failure?.error}
      onYes={() => void answer()}
      onNo={onClose}
      onLeft={(event) => {
        // The button that opened it is gone with its row.
        if (!isGone.current) return
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    />
  )
}
