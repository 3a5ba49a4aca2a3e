import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/fields.ts'
import { useNow } from '#app/ui/use-now.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import { useMailText } from '../api/use-mail-text.ts'
import { RequestDialog } from '../forms/request-dialog.tsx'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { messages } from './messages.ne.ts'
import { BanBadge, type UserAction, UserActions, UserName } from './parts.tsx'
import { lastSignInText, shortDay } from './user-texts.ts'

/** ADM-03. */
export default function UsersScreen() {
  const text = useMessages(messages)
  const list = useList<ListedUser>({ path: 'admin-users', many: 'users', sort: '-created_at' })
  const [pending, setPending] = useState<{ user: ListedUser; action: UserAction }>()
  const [done, setDone] = useState('')
  const columns = useColumns()
  return (
    <>
      <ListTools list={list} columns={columns} />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          actions={(user) => (
            <UserActions
              user={user}
              onAsk={(action) => {
                setDone('')
                setPending({ user, action })
              }}
            />
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {pending && (
        <UserDialog
          {...pending}
          onClose={() => setPending(undefined)}
          onSaved={(said) => {
            setPending(undefined)
            setDone(said)
            list.reload()
          }}
        />
      )}
    </>
  )
}

function useColumns(): Column<ListedUser>[] {
  const text = useMessages(messages)
  const lang = useLang()
  const [opened] = useState(() => new Date())
  const now = useNow(opened)
  return [
    { name: 'email', title: text.user, isSortable: true, cell: (user) => <UserName user={user} /> },
    {
      name: 'created_at',
      title: text.registered,
      isSortable: true,
      cell: ({ created_at }) => shortDay(lang, created_at),
    },
    {
      name: 'last_sign_in_at',
      title: text.lastSignIn,
      isSortable: true,
      cell: ({ last_sign_in_at }) => lastSignInText(lang, last_sign_in_at, now),
    },
    { name: 'banned', title: text.status, cell: ({ banned }) => <BanBadge isBanned={banned} /> },
  ]
}

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
  const mailText = useMailText()
  return (
    <RequestDialog
      call={requestOf(action, `admin-users/${user.id}`)}
      title={ask.title}
      text={ask.text(user.email)}
      yes={ask.yes}
      busy={text.saving}
      onClose={onClose}
      onDone={(answer) => onSaved(mailText(ask.done(user.email), answer))}
    />
  )
}

function requestOf(
  action: UserAction,
  path: AdminRequest['path'],
): Pick<AdminRequest, 'path' | 'method' | 'body'> {
  if (action === 'reset') return { path: `${path}/second-factor`, method: 'DELETE' }
  if (action === 'signOut') return { path: `${path}/sessions`, method: 'DELETE' }
  return { path, method: 'PUT', body: { banned: action === 'ban' } }
}
