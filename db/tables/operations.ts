import type { Generated, GeneratedAlways } from 'kysely'
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
  /** The same in all entries of one call of the panel, such as a bulk change; null before there were acts. */
  act: string | null
  /** False in the entries of an act after its first one. */
  is_first: Generated<boolean>
  /** Names and addresses in lower case, for a search. */
  searched: GeneratedAlways<string | null>
}

/** How the last run of each job ended, on whichever server. */
export interface JobRunsTable {
  job: string
  started_at: Instant
  finished_at: Instant
  outcome: 'ok' | 'failed'
  /** Why it failed. */
  error: string | null
  last_ok_at: Instant | null
}

/** Something of the site that does not work, or did not; at most one open row for each subject. */
export interface ProblemsTable {
  id: GeneratedAlways<number>
  kind: 'source' | 'job' | 'backup' | 'mail'
  /** The key of a source in `upstreams`, or the name of a job. */
  subject: string
  reason: 'silent' | 'late' | 'held' | 'failed' | 'overdue'
  /** An error message, at most 300 characters; for operators only. */
  detail: string | null
  since: Instant
  last_seen_at: Instant
  /** When it had lasted long enough to count. */
  confirmed_at: Instant | null
  /** When operators last got an e-mail about it. */
  notified_at: Instant | null
  recovered_at: Instant | null
}

/** Versions of the files of open data; they are never changed. */
export interface DataReleasesTable {
  /** Of the file, without its ending. */
  name: string
  released_at: Stamp
  sha256: string
  row_count: number
  added_count: number
  removed_count: number
  content: string
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
