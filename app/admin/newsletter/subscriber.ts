import type { AdminRequest } from '../api/call-admin.ts'

export interface Subscriber {
  id: string
  email: string
  city: string | null
  country: string | null
  created_at: string
  unsubscribed_at: string | null
  /** When an e-mail last asked an address that had unsubscribed. */
  confirmation_sent_at: string | null
  delivery: {
    state: 'none' | 'waiting' | 'retrying' | 'delivered' | 'failed'
    attempts: number
    next_attempt_at: string | null
    delivered_at: string | null
    last_error: string | null
  }
}

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
