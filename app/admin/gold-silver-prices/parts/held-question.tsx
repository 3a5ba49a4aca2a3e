import { useState } from 'react'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { Question } from '../../forms/question.tsx'
import { callAdmin } from '../../functions/call-admin.ts'
import { words } from '../words.ts'

interface HeldQuestionProps {
  action: 'approve' | 'refuse'
  date: string
  onClose: () => void
  onDone: () => void
}

export function HeldQuestion({ action, date, onClose, onDone }: HeldQuestionProps) {
  const { held: text } = useWords(words)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async () => {
    setBusy(true)
    setFailure(undefined)
    const path = `admin-gold-silver-prices/${date}/${action}` as const
    const reply = await callAdmin({ path, method: 'POST', body: {}, lang })
    setBusy(false)
    if (reply.ok) onDone()
    else setFailure(reply.error)
  }
  const day = dayText(lang, date)
  const isApproval = action === 'approve'
  return (
    <Question
      isOpen
      title={isApproval ? text.approveTitle : text.refuseTitle}
      text={isApproval ? text.approveText(day) : text.refuseText(day)}
      yes={isBusy ? text.working : isApproval ? text.approve : text.refuse}
      no={text.cancel}
      isBusy={isBusy}
      failure={failure}
      onYes={() => void act()}
      onNo={onClose}
    />
  )
}
