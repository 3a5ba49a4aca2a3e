import type { Generated } from 'kysely'
import type { Id, Instant, Stamp } from './columns.ts'

/** One vote of one visitor for one tool; voting again changes it. */
export interface ToolRatingsTable {
  tool_path: string
  /** A random id from the visitor's local storage. */
  voter_id: string
  /** 1 to 5. */
  stars: number
  /** A keyed hash of the address, for limits; cleared when it is no longer needed. */
  address_hash: string | null
  created_at: Stamp
  updated_at: Stamp
}

export interface NewsletterSubscribersTable {
  id: Id
  /** Trimmed and lower case. */
  email: string
  city: string | null
  country: string | null
  /** Stays until the owner of the address confirms by letter that it is to be subscribed again. */
  unsubscribed_at: Instant | null
  /** When the newest such letter was sent. */
  confirmation_sent_at: Instant | null
  created_at: Stamp
  updated_at: Stamp
}

/** A delivery to the webhook; at most one is under way for a subscriber. */
export interface NewsletterOutboxTable {
  id: Id
  subscriber_id: string
  attempts: Generated<number>
  /** Also a lease: a server moves it ahead before it tries, so that no other server tries at the same time. */
  next_attempt_at: Stamp
  delivered_at: Instant | null
  last_error: string | null
  created_at: Stamp
  /** Given up, until an operator sends it again. */
  failed_at: Instant | null
  attempted_at: Instant | null
}

/** A visitor's report that a published value is wrong, and what was decided about it. */
export interface CorrectionsTable {
  id: Id
  subject_kind: 'emergency' | 'postal' | 'plan' | 'bank' | 'carrier' | 'gold' | 'day'
  /** The id of the row; of a gold price its day, of a calendar day the BS date. */
  subject_key: string
  /** Name and value as they were when the report was sent. */
  subject_name: string
  subject_name_ne: string | null
  subject_value: string
  /** What the visitor wrote. Deleted with the link 90 days after the report. */
  message: string | null
  link: string | null
  /** A keyed hash of the address, for limits; cleared when it is no longer needed. */
  address_hash: string | null
  lang: 'en' | 'ne'
  state: Generated<'open' | 'accepted' | 'declined'>
  /** Published with the decision. */
  reason: string | null
  reason_ne: string | null
  decided_at: Instant | null
  created_at: Stamp
}
