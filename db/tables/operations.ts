import type { GeneratedAlways } from 'kysely'
import type { Instant, Json, Stamp } from './columns.ts'

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

/** Images fetched once from elsewhere or uploaded, served by their hash. At most 256 KiB; PNG, JPEG or WebP. */
export interface MediaTable {
  /** Lower-case hex of the bytes' SHA-256. */
  sha256: string
  /** Of an uploaded one the path that serves it. */
  source_url: string
  content_type: string
  bytes: Uint8Array
  fetched_at: Stamp
}

/** Seed rows that were inserted once and never will be again, such as `carriers/ncell`. */
export interface SeedAppliedTable {
  seed_id: string
  applied_at: Stamp
}
