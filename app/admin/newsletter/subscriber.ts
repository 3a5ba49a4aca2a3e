import type { Subscriber } from '#app/records/subscribers/listed.ts'
import type { AdminRequest } from '../kit/call-admin.ts'

type SubscriberAction = 'resend' | 'confirm' | 'unsubscribe' | 'delete'

/** What can be done with a subscriber. */
export function actionsFor(subscriber: Subscriber): SubscriberAction[] {
  const { unsubscribed_at, confirmation_sent_at, delivery } = subscriber
  if (unsubscribed_at) return confirmation_sent_at ? ['confirm', 'delete'] : ['delete']
  return delivery.state === 'failed' ? ['resend', 'unsubscribe', 'delete'] : ['unsubscribe', 'delete']
}

export function requestOf(action: SubscriberAction, id: string): Pick<AdminRequest, 'path' | 'method'> {
  if (action === 'delete') return { path: `admin-newsletter/${id}`, method: 'DELETE' }
  const call = action === 'unsubscribe' ? action : 'resend'
  return { path: `admin-newsletter/${id}/${call}`, method: 'POST' }
}
