import { useState } from 'react'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/fields.ts'
import { Question } from '../forms/question.tsx'
import { callAdmin } from '../functions/call-admin.ts'
import { words } from './words.ts'

/** What can be done with a user: ban, lift the ban, delete the second factor. */
export type UserAction = 'ban' | 'lift' | 'reset'

interface UserQuestionProps {
  user: ListedUser
  action: UserAction
  onClose: () => void
  onSaved: (said: string) => void
}

/** Asks before a user is changed, and says so where that did not work. */
export function UserQuestion({ user, action, onClose, onSaved }: UserQuestionProps) {
  const text = useWords(words)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ask = text[action]
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin(
      action === 'reset'
        ? { path: `admin-users/${user.id}/second-factor`, method: 'DELETE', lang }
        : { path: `admin-users/${user.id}`, method: 'PUT', body: { banned: action === 'ban' }, lang },
    )
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
