import { useState } from 'react'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/fields.ts'
import { Question } from '../forms/question.tsx'
import { callAdmin } from '../functions/call-admin.ts'
import { words } from './words.ts'

interface BanQuestionProps {
  user: ListedUser
  onClose: () => void
  onSaved: (said: string) => void
}

/** Asks before somebody is shut out or let in again, and says so where that did not work. */
export function BanQuestion({ user, onClose, onSaved }: BanQuestionProps) {
  const text = useWords(words)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ask = user.banned ? text.lift : text.ban
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin({
      path: `admin-users/${user.id}`,
      method: 'PUT',
      body: { banned: !user.banned },
      lang,
    })
    setBusy(false)
    if (reply.ok) onSaved(ask.done(user.email))
    else setFailure(reply.error)
  }
  return (
    <Question
      isOpen
      title={ask.title}
      text={ask.text(user.email)}
      yes={isBusy ? text.saving : ask.yes}
      no={text.cancel}
      isBusy={isBusy}
      failure={failure}
      onYes={() => void save()}
      onNo={onClose}
    />
  )
}
