import { instantText } from '#app/lib/instant-text.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Subscriber } from '#app/records/subscribers/schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { ActionList } from '../kit/action-list.tsx'
import { Button } from '../kit/buttons.tsx'
import type { AdminRequest } from '../kit/call-admin.ts'
import { type Column, titled } from '../kit/record-table.tsx'
import { useCsvDownload } from '../kit/requests.ts'
import { Note } from '../kit/screen-parts.tsx'
import { type RowCallbacks, useList } from '../kit/use-list.ts'
import type { NewsletterMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'

const filterStates = ['subscribed', 'unsubscribed', 'failed', 'waiting'] as const

type Action = 'resend' | 'unsubscribe' | 'delete'

function actionsOf({ unsubscribed_at, delivery }: Subscriber): Action[] {
  if (unsubscribed_at) return ['delete']
  return delivery.state === 'failed' ? ['resend', 'unsubscribe', 'delete'] : ['unsubscribe', 'delete']
}

function callOf(action: Action, id: string): Pick<AdminRequest, 'path' | 'method'> {
  if (action === 'delete') return { path: `admin-newsletter/${id}`, method: 'DELETE' }
  return { path: `admin-newsletter/${id}/${action}`, method: 'POST' }
}

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
      actionsOf={actionsOf}
      words={text.dialogs}
      ask={(action, { id, email }) => {
        const { button, title, text: question, done } = text.dialogs[action]
        const busy = text.saving
        return { call: callOf(action, id), title, text: question(email), yes: button, busy, done }
      }}
      tools={(callbacks) => <DownloadButton {...callbacks} />}
    />
  )
}

function useColumns(): Column<Subscriber>[] {
  const [text, lang] = useTexts(messages)
  const place = (name: string | null) => name ?? <span className="text-muted">{text.unknown}</span>
  return titled(text.columnTitles, [
    {
      name: 'email',
      isSortable: true,
      cell: ({ email }) => <span className="block wrap-anywhere xl:min-w-52">{email}</span>,
    },
    { name: 'city', isSortable: true, cell: ({ city }) => place(city) },
    { name: 'country', isSortable: true, cell: ({ country }) => place(country) },
    {
      name: 'created_at',
      isSortable: true,
      cell: ({ created_at, unsubscribed_at }) => (
        <>
          {instantText(lang, created_at)}
          {unsubscribed_at && <Note>{text.unsubscribed(instantText(lang, unsubscribed_at))}</Note>}
        </>
      ),
    },
    { name: 'delivery', cell: ({ delivery }) => <DeliveryState {...delivery} /> },
  ])
}

type Delivery = Subscriber['delivery']

const looks: Readonly<Record<Delivery['state'], { icon: IconName; colour: string }>> = {
  none: { icon: 'x', colour: 'text-muted' },
  waiting: { icon: 'clock', colour: 'text-muted' },
  retrying: { icon: 'refresh-ccw', colour: 'text-ink' },
  delivered: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'warning', colour: 'text-simrik' },
}

/** The state of a subscription's delivery, with the time of its arrival or the last error. */
function DeliveryState({ state, delivered_at, last_error }: Delivery) {
  const [text, lang] = useTexts(messages)
  const { icon, colour } = looks[state]
  const error = last_error && text.lastError(troubleText(text, last_error))
  return (
    <>
      <span className={`flex items-center gap-2 font-semibold ${colour}`}>
        <Icon name={icon} className="size-4" />
        {text.states[state]}
      </span>
      <span className="block text-sm text-muted wrap-anywhere">
        {delivered_at ? instantText(lang, delivered_at) : error}
      </span>
    </>
  )
}

/** @param error a word and a status, as `feeds/newsletter-webhook` gives them; other texts stay as they are */
function troubleText({ troubles, trouble }: NewsletterMessages, error: string): string {
  const [word = '', status] = error.split(' ')
  const message = Object.entries(troubles).find(([name]) => name === word)?.[1]
  return message && status ? trouble(message, status) : (message ?? error)
}

/** Downloads all subscribers. */
function DownloadButton({ done, failed }: RowCallbacks) {
  const text = useMessages(messages)
  const { isBusy, download } = useCsvDownload({
    path: 'admin-newsletter/csv',
    fileName: 'newsletter.csv',
    onDone: () => done(text.downloaded),
    onFailed: failed,
  })
  return (
    <Button aria-disabled={isBusy} onClick={() => void download()}>
      {isBusy && <Spinner />}
      {isBusy ? text.downloading : text.download}
    </Button>
  )
}
