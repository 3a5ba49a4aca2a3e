import { useRef } from 'react'
import { useWords } from '#app/platform/i18n/use-language.ts'
import type { AdminAsk } from '../functions/call-admin.ts'
import { CallQuestion } from './call-question.tsx'
import { words } from './words.ts'

interface DeleteQuestionProps {
  /** `admin-banks/` and the id. */
  path: AdminAsk['path']
  title: string
  text: string
  onClose: () => void
  onDeleted: () => void
}

export function DeleteQuestion({ path, title, text, onClose, onDeleted }: DeleteQuestionProps) {
  const say = useWords(words)
  const isDone = useRef(false)
  return (
    <CallQuestion
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
        // The button that had the focus is gone with its row.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    />
  )
}
