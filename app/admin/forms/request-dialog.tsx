import { useRef, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { type AdminRequest, callAdmin } from '../api/call-admin.ts'
import { messages } from './messages.ne.ts'

interface RequestDialogProps {
  /** The request that a yes sends. */
  call: Pick<AdminRequest, 'path' | 'method' | 'body'>
  title: string
  text: string
  yes: string
  /** On the button until the response arrives. */
  busy: string
  onClose: () => void
  onDone: (answer: object) => void
}

/** Asks, then sends a request to the admin API. A failure is shown in the dialog, which stays open. */
export function RequestDialog({ call, title, text, yes, busy, onClose, onDone }: RequestDialogProps) {
  const say = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { setGone, onLeft } = useGoneOpener()
  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin<object>({ ...call, lang })
    setBusy(false)
    if (!reply.ok) return setFailure(reply.error)
    if (call.method === 'DELETE') setGone()
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
      failure={failure}
      onYes={() => void send()}
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
export function useGoneOpener() {
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
