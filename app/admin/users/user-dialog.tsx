import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/fields.ts'
import { RequestDialog } from '../forms/request-dialog.tsx'
import { messages } from './messages.ne.ts'

/** Ban a user, lift the ban, or delete the second factor. */
export type UserAction = 'ban' | 'lift' | 'reset'

interface UserDialogProps {
  user: ListedUser
  action: UserAction
  onClose: () => void
  onSaved: (said: string) => void
}

/** Asks before a user is changed. */
export function UserDialog({ user, action, onClose, onSaved }: UserDialogProps) {
  const text = useMessages(messages)
  const ask = text[action]
  return (
    <RequestDialog
      call={
        action === 'reset'
          ? { path: `admin-users/${user.id}/second-factor`, method: 'DELETE' }
          : { path: `admin-users/${user.id}`, method: 'PUT', body: { banned: action === 'ban' } }
      }
      title={ask.title}
      text={ask.text(user.email)}
      yes={ask.yes}
      busy={text.saving}
      onClose={onClose}
      onDone={() => onSaved(ask.done(user.email))}
    />
  )
}
