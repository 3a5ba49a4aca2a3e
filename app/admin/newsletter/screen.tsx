import { useState } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { DeliveryState } from './delivery-state.tsx'
import { DownloadButton } from './download-button.tsx'
import { messages } from './messages.ne.ts'
import type { Subscriber } from './subscriber.ts'
import { type SubscriberAction, SubscriberActions, SubscriberDialog } from './subscriber-actions.tsx'

const filterStates = ['subscribed', 'unsubscribed', 'failed', 'waiting'] as const

/** The subscribers of the newsletter, with the state of their delivery. */
export default function NewsletterScreen() {
  const text = useMessages(messages)
  const columns = useColumns()
  const list = useList<Subscriber>({
    path: 'admin-newsletter',
    many: 'subscribers',
    sort: '-created_at',
    filters: ['state'],
  })
  const [pending, setPending] = useState<{ subscriber: Subscriber; action: SubscriberAction }>()
  const [result, setResult] = useState({ done: '', failure: '' })
  return (
    <>
      <ListTools list={list} columns={columns}>
        <DownloadButton
          onDone={(done) => setResult({ done, failure: '' })}
          onFailed={(failure) => setResult({ done: '', failure })}
        />
      </ListTools>
      <SelectField
        label={text.show}
        className="mb-4 max-w-xs"
        value={list.view.filters.state ?? ''}
        onChange={({ target }) => list.setView({ filters: { state: target.value } })}
        options={[['', text.all], ...filterStates.map((state) => [state, text.filters[state]] as const)]}
      />
      <DoneNotice text={result.done} />
      <ErrorText className="mb-3">{result.failure}</ErrorText>
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          actions={(subscriber) => (
            <SubscriberActions
              subscriber={subscriber}
              onAsk={(action) => {
                setResult({ done: '', failure: '' })
                setPending({ subscriber, action })
              }}
            />
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {pending && (
        <SubscriberDialog
          {...pending}
          onClose={() => setPending(undefined)}
          onDone={(done) => {
            setPending(undefined)
            setResult({ done, failure: '' })
            list.reload()
          }}
        />
      )}
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
      cell: ({ email }) => <span className="block wrap-anywhere xl:min-w-52">{email}</span>,
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
