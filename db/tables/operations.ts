import type { GeneratedAlways } from 'kysely'
import type { Id, Instant, Json, Stamp } from './columns.ts'

/** Who changed what in the admin area; never updated. */
export interface AuditLogTable {
  id: GeneratedAlways<number>
  at: Stamp
  actor_id: string | null
  actor_email: string | null
  /** A verb: `create`, `update`, `delete`, `restore`. */
  action: string
  /** The kind of thing changed, named as its table: `banks`. */
  entity: string
  entity_id: string | null
  before: Json | null
  after: Json | null
}

/** How the last run of each job ended, on whichever server. */
export interface JobRunsTable {
  job: string
  started_at: Instant
  finished_at: Instant
  outcome: 'ok' | 'failed'
  /** Why it failed. */
  error: string | null
}

/** Images fetched once from elsewhere, served by their hash. At most 256 KiB; PNG, JPEG or WebP. */
export interface MediaTable {
  /** Lower-case hex of the bytes' SHA-256. */
  sha256: string
  source_url: string
  content_type: string
  bytes: Uint8Array
  fetched_at: Stamp
}

/** Search, filters and order of a list in the panel, saved by an operator under a name. */
export interface SavedViewsTable {
  id: Id
  /** The operator, who alone sees it. */
  user_id: string
  /** The slug of the section. */
  section: string
  name: string
  /** As in the address of the section: `verified=never&sort=-price_npr`. */
  query: string
  created_at: Stamp
  updated_at: Stamp
}

/** Seed rows that were inserted once and never will be again, such as `carriers/ncell`. */
export interface SeedAppliedTable {
  seed_id: string
  applied_at: Stamp
}
