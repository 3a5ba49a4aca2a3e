import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'

/** Why the plans cannot be shown. */
export type LoadError = { kind: 'setup' } | { kind: 'error'; message: string }

const undefinedTable = '42P01'
const noRelationship = 'PGRST200'

/**
 * What a visitor may see of an error: that the tables are missing, else the database's message if it is harmless, else
 * nothing. A failed connection names hosts and users, so its message stays in the log.
 */
export function loadErrorOf(error: unknown): LoadError {
  if (!(error instanceof Error)) return { kind: 'error', message: '' }
  const code = 'code' in error ? String(error.code) : ''
  // Not every driver has a code for a missing table; the wording is common to them.
  const isMissing =
    code === undefinedTable || code === noRelationship || / does not exist\b/.test(error.message)
  if (isMissing) return { kind: 'setup' }
  return { kind: 'error', message: publicDatabaseMessage(error) }
}
