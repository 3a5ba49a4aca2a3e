import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin } from '../api/call-admin.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
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
  onDone: () => void
  onLeft?: (event: Event) => void
}

/** Asks, then sends a request to the admin API. A failure is shown in the dialog, which stays open. */
export function RequestDialog({ call, title, text, yes, busy, onClose, onDone, onLeft }: RequestDialogProps) {
  const say = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin({ ...call, lang })
    setBusy(false)
    if (reply.ok) onDone()
    else setFailure(reply.error)
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
      {...(onLeft && { onLeft })}
    />
  )
}
