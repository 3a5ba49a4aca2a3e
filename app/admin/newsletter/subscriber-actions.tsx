import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import { useMailText } from '../api/use-mail-text.ts'
import { HistoryLink } from '../changes/history-link.tsx'
import { DeleteDialog, RequestDialog } from '../forms/request-dialog.tsx'
import { ActionButtons } from '../lists/action-buttons.tsx'
import { messages } from './messages.ne.ts'
import type { Subscriber } from './subscriber.ts'

export type SubscriberAction = 'resend' | 'confirm' | 'unsubscribe' | 'delete'

interface SubscriberActionsProps {
  subscriber: Subscriber
  onAsk: (action: SubscriberAction) => void
}

export function SubscriberActions({ subscriber, onAsk }: SubscriberActionsProps) {
  const text = useMessages(messages)
  const { id, email } = subscriber
  return (
    <div className="flex flex-wrap gap-2 md:max-w-36 md:justify-end xl:w-60 xl:max-w-none">
      <ActionButtons name={email} actions={actionsFor(subscriber)} text={text.dialogs} onAsk={onAsk} />
      <HistoryLink name={email} table="newsletter_subscribers" id={id} />
    </div>
  )
}

function actionsFor({ unsubscribed_at, confirmation_sent_at, delivery }: Subscriber): SubscriberAction[] {
  if (unsubscribed_at) return confirmation_sent_at ? ['confirm', 'delete'] : ['delete']
  return delivery.state === 'failed' ? ['resend', 'unsubscribe', 'delete'] : ['unsubscribe', 'delete']
}

interface SubscriberDialogProps {
  subscriber: Subscriber
  action: SubscriberAction
  onClose: () => void
  onDone: (said: string) => void
}

export function SubscriberDialog({ subscriber, action, onClose, onDone }: SubscriberDialogProps) {
  const text = useMessages(messages)
  const ask = text.dialogs[action]
  const path: AdminRequest['path'] = `admin-newsletter/${subscriber.id}`
  const mailText = useMailText()
  const words = { title: ask.title, text: ask.text(subscriber.email), onClose }
  if (action === 'delete') return <DeleteDialog path={path} {...words} onDeleted={() => onDone(ask.done)} />
  const call = { path: `${path}/${action === 'unsubscribe' ? action : 'resend'}`, method: 'POST' } as const
  const said = (answer: object) => onDone(mailText(ask.done, answer))
  return <RequestDialog call={call} {...words} yes={ask.button} busy={text.saving} onDone={said} />
}
