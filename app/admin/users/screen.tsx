import { useEffect, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { ListedUser } from '#app/records/users/fields.ts'
import { ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { DoneNotice } from '../lists/notices.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { messages } from './messages.ne.ts'
import { BanBadge, UserActions, UserName } from './parts.tsx'
import { type UserAction, UserDialog } from './user-dialog.tsx'
import { lastSignInText, shortDay } from './user-texts.ts'

/** ADM-03. */
export default function UsersScreen() {
  const text = useMessages(messages)
  const list = useList<ListedUser>({ path: 'admin-users', many: 'users', sort: '-created_at' })
  const [asked, setAsked] = useState<{ user: ListedUser; action: UserAction }>()
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
                setAsked({ user, action })
              }}
            />
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {asked && (
        <UserDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onSaved={(said) => {
            setAsked(undefined)
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
  const now = useNow()
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

/** The time, updated every minute so that relative times stay correct. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
