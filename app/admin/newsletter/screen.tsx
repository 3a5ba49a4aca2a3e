import { digitsIn } from 'bikram-sambat/digits'
import { useState } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { downloadCsv } from '../api/download-csv.ts'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { useList } from '../lists/use-list.ts'
import { messages } from './messages.ne.ts'

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
      <ErrorText className="mb-3">{result.failure}</ErrorText>
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

interface Subscriber {
  id: string
  email: string
  city: string | null
  country: string | null
  created_at: string
  unsubscribed_at: string | null
  delivery: {
    state: 'none' | 'waiting' | 'retrying' | 'delivered' | 'failed'
    attempts: number
    next_attempt_at: string | null
    delivered_at: string | null
    last_error: string | null
  }
}

type State = Subscriber['delivery']['state']

const looks: Readonly<Record<State, { icon: IconName; colour: string }>> = {
  none: { icon: 'x', colour: 'text-muted' },
  waiting: { icon: 'clock', colour: 'text-muted' },
  retrying: { icon: 'refresh-ccw', colour: 'text-ink' },
  delivered: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'warning', colour: 'text-simrik' },
}

/** The state of a subscription's delivery. */
function DeliveryState({ delivery }: Pick<Subscriber, 'delivery'>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { state, attempts, next_attempt_at, delivered_at, last_error } = delivery
  const { icon, colour } = looks[state]
  const isOpen = state === 'retrying' || state === 'failed'
  const details = [
    delivered_at && instantText(lang, delivered_at),
    isOpen && text.attempts(digitsIn(lang, attempts)),
    next_attempt_at && attempts > 0 && text.next(instantText(lang, next_attempt_at)),
    isOpen && last_error && text.lastError(last_error),
  ].filter((detail) => typeof detail === 'string')
  return (
    <>
      <span className={`flex items-center gap-2 font-semibold ${colour}`}>
        <Icon name={icon} className="size-4" />
        {text.states[state]}
      </span>
      {details.map((detail) => (
        <span key={detail} className="block text-sm text-muted wrap-anywhere">
          {detail}
        </span>
      ))}
    </>
  )
}

interface DownloadButtonProps {
  onDone: (said: string) => void
  onFailed: (error: string) => void
}

/** Downloads all subscribers. */
function DownloadButton({ onDone, onFailed }: DownloadButtonProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    const reply = await downloadCsv('admin-newsletter/csv', 'newsletter.csv', lang)
    setBusy(false)
    if (reply.ok) onDone(text.downloaded)
    else onFailed(reply.error)
  }
  return (
    <button
      type="button"
      className={buttonStyle.secondary}
      aria-disabled={isBusy}
      onClick={() => void download()}
    >
      {isBusy && <Spinner />}
      {isBusy ? text.downloading : text.download}
    </button>
  )
}
