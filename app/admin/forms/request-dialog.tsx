import { useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import type { AdminRequest, Failure } from '../api/call-admin.ts'
import { useSend } from '../api/use-send.ts'
import { messages } from './messages.ne.ts'

export interface RequestDialogProps {
  /** The request that a yes sends. */
  call: Pick<AdminRequest, 'path' | 'method' | 'body' | 'timeoutMs'>
  title: string
  text: string
  yes: string
  /** On the button until the response arrives. */
  busy: string
  onClose: () => void
  /** The button that opened the dialog goes with the answer. */
  isOpenerGone?: boolean
  onDone: (answer: object) => void
  onFailed?: (failure: Failure) => void
}

/** Asks, then sends a request to the admin API. A failure is shown in the dialog, which stays open. */
export function RequestDialog(props: RequestDialogProps) {
  const { call, title, text, yes, busy, onClose, onDone, onFailed } = props
  const say = useMessages(messages)
  const { isBusy, failure, send } = useSend()
  const { setGone, onLeft } = useGoneOpener()
  const answer = async () => {
    const reply = await send<object>(call)
    if (reply?.ok === false) onFailed?.(reply)
    if (!reply?.ok) return
    if (props.isOpenerGone || call.method === 'DELETE') setGone()
    onDone(reply.answer)
  }
  return (
    <ConfirmDialog
      isOpen
      title={title}
      text={text}
      yes={isBusy ? busy : yes}
      no={say.cancel}
      isBusy={isBusy}
      failure={failure?.error}
      onYes={() => void answer()}
      onNo={onClose}
      onLeft={onLeft}
    />
  )
}

interface DeleteDialogProps {
  /** `admin-banks/` and the id. */
  path: AdminRequest['path']
  title: string
  text: string
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ path, title, text, onClose, onDeleted }: DeleteDialogProps) {
  const say = useMessages(messages)
  return (
    <RequestDialog
      call={{ path, method: 'DELETE' }}
      title={title}
      text={text}
      yes={say.delete}
      busy={say.deleting}
      onClose={onClose}
      onDone={onDeleted}
    />
  )
}

/** For a dialog that deletes the row with the button that opened it: where the focus goes then. */
function useGoneOpener() {
  const isGone = useRef(false)
  return {
    setGone: () => {
      isGone.current = true
    },
    onLeft: (event: Event) => {
      if (!isGone.current) return
      event.preventDefault()
      document.getElementById('content')?.focus()
    },
  }
}
