import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Subscriber } from '#app/records/subscribers/listed.ts'
import { ActionList } from '../kit/action-list.tsx'
import type { Column } from '../kit/record-table.tsx'
import { useList } from '../kit/use-list.ts'
import { DeliveryState } from './delivery-state.tsx'
import { DownloadButton } from './download-button.tsx'
import { messages } from './messages.ne.ts'
import { actionsFor, requestOf } from './subscriber.ts'

const filterStates = ['subscribed', 'unsubscribed', 'failed', 'waiting'] as const

/** The subscribers of the newsletter, with the state of their delivery. */
export default function NewsletterScreen() {
  const text = useMessages(messages)
  const columns = useColumns()
  const list = useList<Subscriber>({
    path: 'admin-newsletter',
    collection: 'subscribers',
    sort: '-created_at',
    filters: ['state'],
  })
  const options = filterStates.map((state) => [state, text.filters[state]] as const)
  return (
    <ActionList
      list={list}
      columns={columns}
      filters={[{ name: 'state', label: text.show, options }]}
      text={text}
      table="newsletter_subscribers"
      nameOf={({ email }) => email}
      actionsOf={actionsFor}
      words={text.dialogs}
      ask={(action, { id, email }) => {
        const { button, title, text: question, done } = text.dialogs[action]
        const busy = text.saving
        return { call: requestOf(action, id), title, text: question(email), yes: button, busy, done }
      }}
      tools={({ done, failed }) => <DownloadButton onDone={done} onFailed={failed} />}
    />
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
