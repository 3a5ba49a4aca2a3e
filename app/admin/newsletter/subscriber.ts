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
