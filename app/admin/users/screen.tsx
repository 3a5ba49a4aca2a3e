import { useState } from 'react'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/schema.ts'
import { useNow } from '#app/ui/use-now.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import type { Column } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { ActionList } from '../records/action-list.tsx'
import { messages } from './messages.ne.ts'
import { BanBadge, UserName } from './parts.tsx'
import { lastSignInText, shortDay } from './user-texts.ts'

/** Ban a user, lift the ban, end the sessions, or delete the second factor. */
type UserAction = 'ban' | 'lift' | 'signOut' | 'reset'

/** ADM-03. */
export default function UsersScreen() {
  const text = useMessages(messages)
  const mine = useUser()?.email
  const list = useList<ListedUser>({ path: 'admin-users', many: 'users', sort: '-created_at' })
  return (
    <ActionList<ListedUser, UserAction>
      list={list}
      columns={useColumns()}
      text={text}
      table="auth_users"
      nameOf={({ email }) => email}
      actionsOf={(user) => actionsFor(user, user.email === mine)}
      words={text}
      ask={(action, { id, email }) => {
        const { title, text: question, yes, done } = text[action]
        const busy = text.saving
        return { call: requestOf(action, id), title, text: question(email), yes, busy, done: done(email) }
      }}
    />
  )
}

function actionsFor(user: ListedUser, isMe: boolean): UserAction[] {
  const actions: UserAction[] = []
  if (user.has_second_factor && !isMe) actions.push('reset')
  if (!user.banned && !isMe && user.last_sign_in_at) actions.push('signOut')
  if (user.banned) actions.push('lift')
  else if (!user.role) actions.push('ban')
  return actions
}

function requestOf(action: UserAction, id: string): Pick<AdminRequest, 'path' | 'method' | 'body'> {
  const path: AdminRequest['path'] = `admin-users/${id}`
  if (action === 'reset') return { path: `${path}/second-factor`, method: 'DELETE' }
  if (action === 'signOut') return { path: `${path}/sessions`, method: 'DELETE' }
  return { path, method: 'PUT', body: { banned: action === 'ban' } }
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
