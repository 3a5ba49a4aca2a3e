import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { sameOriginImage } from '#app/lib/web-address.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/schema.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { ActionList } from '../kit/action-list.tsx'
import type { AdminRequest } from '../kit/call-admin.ts'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { type Column, titled } from '../kit/record-table.tsx'
import { useList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'

/** Ban a user, lift the ban, end the sessions, or delete the second factor. */
type UserAction = 'ban' | 'lift' | 'signOut' | 'reset'

/** ADM-03. */
export default function UsersScreen() {
  const text = useMessages(messages)
  const mine = useUser()?.email
  const list = useList<ListedUser>({ path: 'admin-users', collection: 'users', sort: '-created_at' })
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
  const [text, lang] = useTexts(messages)
  const [opened] = useState(() => new Date())
  const now = useNow(opened)
  return titled(text.columnTitles, [
    { name: 'email', isSortable: true, cell: (user) => <UserName user={user} /> },
    { name: 'created_at', isSortable: true, cell: ({ created_at }) => shortDay(lang, created_at) },
    {
      name: 'last_sign_in_at',
      isSortable: true,
      cell: ({ last_sign_in_at }) => lastSignInText(lang, last_sign_in_at, now),
    },
    { name: 'banned', cell: ({ banned }) => <BanBadge isBanned={banned} /> },
  ])
}

/** A user's name and address, with the picture if this site has one. */
function UserName({ user: { email, user_metadata, role } }: { user: ListedUser }) {
  const text = useMessages(messages)
  const { roles } = useMessages(kitMessages).api
  const isMe = useUser()?.email === email
  const { full_name } = user_metadata
  return (
    <span className="flex items-center gap-3">
      <Avatar
        of={full_name ?? email}
        picture={sameOriginImage(user_metadata.avatar_url, location.origin)}
        className="size-10 text-lg"
      />
      <span className="min-w-0 wrap-anywhere">
        {full_name ?? text.unknownUser} {isMe && text.you}
        {role && (
          <span className="ms-2 rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-normal text-brand-ink">
            {roles[role]}
          </span>
        )}
        <span className="block font-normal text-muted">{email}</span>
      </span>
    </span>
  )
}

function BanBadge({ isBanned }: { isBanned: boolean }) {
  const text = useMessages(messages)
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${
        isBanned ? 'border border-simrik text-simrik' : 'bg-brand-soft text-brand-ink'
      }`}
    >
      {isBanned && <Icon name="lock" className="size-4" />}
      {isBanned ? text.banned : text.active}
    </span>
  )
}

const hourMs = 3_600_000

/** ADM-03: `Just now` within the first hour, then whole hours, then whole days. */
export function lastSignInText(lang: Lang, at: string | null, now: Date): string {
  const text = messages[lang]
  if (at === null) return text.never
  const hours = Math.floor((now.getTime() - Date.parse(at)) / hourMs)
  if (hours < 1) return text.justNow
  return hours < 24
    ? text.hoursAgo(digitsIn(lang, hours))
    : text.daysAgo(digitsIn(lang, Math.floor(hours / 24)))
}

/** The day in Nepal, in short: `21 Nov 2026`. Nepali writes the names of its months in full. */
export function shortDay(lang: Lang, instant: string): string {
  return dayText(lang, nepalDay(new Date(instant))).replace(/\b([A-Z][a-z]{2})[a-z]*/, '$1')
}
