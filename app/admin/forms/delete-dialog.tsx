import { useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import { messages } from './messages.ne.ts'
import { RequestDialog } from './request-dialog.tsx'

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
  const isDone = useRef(false)
  return (
    <RequestDialog
      call={{ path, method: 'DELETE' }}
      title={title}
      text={text}
      yes={say.delete}
      busy={say.deleting}
      onClose={onClose}
      onDone={() => {
        isDone.current = true
        onDeleted()
      }}
      onLeft={(event) => {
        if (!isDone.current) return
        // The focused button is gone with its row.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    />
  )
}
