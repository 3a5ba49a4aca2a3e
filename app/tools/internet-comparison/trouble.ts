import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'

/** Why the plans cannot be shown. */
export type Trouble = { kind: 'setup' } | { kind: 'error'; message: string }

const undefinedTable = '42P01'
const noRelationship = 'PGRST200'

/**
 * What a visitor is told of an error: that the tables are not there, else the database's own words where they are
 * harmless, else nothing. A connection that fails names hosts and users, so its words stay in the log.
 */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { kind: 'error', message: '' }
  const code = 'code' in error ? String(error.code) : ''
  // Not every driver has a code for what is missing; the wording is what they share.
  const isMissing =
    code === undefinedTable || code === noRelationship || / does not exist\b/.test(error.message)
  if (isMissing) return { kind: 'setup' }
  return { kind: 'error', message: publicDatabaseMessage(error) }
}
