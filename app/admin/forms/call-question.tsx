import { useState } from 'react'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { type AdminAsk, callAdmin } from '../functions/call-admin.ts'
import { Question } from './question.tsx'
import { words } from './words.ts'

interface CallQuestionProps {
  /** The request that is sent after a yes. */
  call: Pick<AdminAsk, 'path' | 'method' | 'body'>
  title: string
  text: string
  yes: string
  /** On the button until the response is there. */
  busy: string
  onClose: () => void
  onDone: () => void
  onLeft?: (event: Event) => void
}

/** Asks, then sends a request to the admin functions. A failure is shown in the question, which stays open. */
export function CallQuestion({ call, title, text, yes, busy, onClose, onDone, onLeft }: CallQuestionProps) {
  const say = useWords(words)
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
    <Question
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
