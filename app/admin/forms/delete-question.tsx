import { useRef, useState } from 'react'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { type AdminAsk, callAdmin } from '../functions/call-admin.ts'
import { Question } from './question.tsx'
import { words } from './words.ts'

interface DeleteQuestionProps {
  /** `admin-banks/` and the id. */
  path: AdminAsk['path']
  title: string
  text: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks, deletes, and says so where that did not work. */
export function DeleteQuestion({ path, title, text, onClose, onDeleted }: DeleteQuestionProps) {
  const say = useWords(words)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isDone = useRef(false)
  const remove = async () => {
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin({ path, method: 'DELETE', lang })
    setBusy(false)
    isDone.current = reply.ok
    if (reply.ok) onDeleted()
    else setFailure(reply.error)
  }
  return (
    <Question
      isOpen
      title={title}
      text={text}
      yes={isBusy ? say.deleting : say.delete}
      no={say.cancel}
      isBusy={isBusy}
      failure={failure}
      onYes={() => void remove()}
      onNo={onClose}
      onLeft={(event) => {
        if (!isDone.current) return
        // The button that asked for it goes with its row.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    />
  )
}
