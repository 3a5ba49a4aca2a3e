import { useState } from 'react'
import { instantText } from '#app/kit/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { DoneNotice } from '../lists/notices.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { DeliveryState } from './delivery-state.tsx'
import { DownloadButton } from './download-button.tsx'
import { messages } from './messages.ne.ts'
import type { Subscriber } from './subscriber.ts'

/** The subscribers of the newsletter, with the state of their delivery. */
export default function NewsletterScreen() {
  const text = useMessages(messages)
  const columns = useColumns()
  const list = useList<Subscriber>({ path: 'admin-newsletter', many: 'subscribers', sort: '-created_at' })
  const [result, setResult] = useState({ done: '', failure: '' })
  return (
    <>
      <ListTools list={list} columns={columns}>
        <DownloadButton
          onDone={(done) => setResult({ done, failure: '' })}
          onFailed={(failure) => setResult({ done: '', failure })}
        />
      </ListTools>
      <DoneNotice text={result.done} />
      <p role="alert" className="mb-3 font-semibold text-simrik empty:hidden">
        {result.failure}
      </p>
      <ListStates list={list} text={text}>
        <RecordTable caption={text.caption} list={list} columns={columns} />
        <ListPages list={list} />
      </ListStates>
    </>
  )
}

function useColumns(): Column<Subscriber>[] {
  const text = useMessages(messages)
  const lang = useLang()
  const place = (name: string | null) => name ?? <span className="text-muted">{text.unknown}</span>
  return [
    {
      name: 'email',
      title: text.heads.email,
      isSortable: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { name: 'city', title: text.heads.city, isSortable: true, cell: ({ city }) => place(city) },
    { name: 'country', title: text.heads.country, isSortable: true, cell: ({ country }) => place(country) },
    {
      name: 'created_at',
      title: text.heads.created_at,
      isSortable: true,
      cell: ({ created_at, unsubscribed_at }) => (
        <>
          {instantText(lang, created_at)}
          {unsubscribed_at && (
            <span className="block text-sm text-muted">
              {text.unsubscribed(instantText(lang, unsubscribed_at))}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'delivery',
      title: text.heads.delivery,
      cell: ({ delivery }) => <DeliveryState delivery={delivery} />,
    },
  ]
}
