import type { Db } from './schema.ts'

/** The open database, with one interface for both engines. */
export interface Storage {
  db: Db
  kind: 'embedded' | 'postgres'
  /**
   * Receives what `pg_notify` sends on a channel (a-z and `_`); resolves once listening, to a function that stops it. Notifications are lost while the
   * connection is: `onReconnect` should invalidate everything that depends on them.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<StopListening>
  /** What only the embedded database can do. */
  embedded?: {
    /** Runs SQL of another library; without values it may be several statements. */
    runSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  }
  /** Ends all listening and connections and frees the directory. Idempotent. */
  close(): Promise<void>
}

export type StopListening = () => Promise<void>

export type StorageErrorCode =
  | 'directory-in-use'
  | 'not-a-database'
  | 'no-space'
  | 'not-writable'
  | 'not-reachable'
  | 'other-database-version'
  | 'migration-failed'
  | 'not-a-secret'
  | 'dump-refused'
  | 'restore-refused'

/** An error at start or of a command whose message is a sentence for the operator. */
export class StorageError extends Error {
  readonly code: StorageErrorCode

  constructor(code: StorageErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StorageError'
    this.code = code
  }
}

/** Whether the disk, or the quota of the user, is used up. */
export const isDiskFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')
