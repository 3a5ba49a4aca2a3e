import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Claimed, mayLink, refusalOf, type Source } from './who-may.ts'

interface Parts {
  db: Kysely<Database>
  adminEmails: readonly string[]
}

interface Claim {
  /** What is said of somebody; the id is that of our user, where there is one. */
  user: Claimed & { id?: unknown }
  source: Source & { action?: string }
}

/** Asked by the engine before somebody is let in, made, or given one more identity. Undefined where nothing is against it. */
export async function admission(
  parts: Parts,
  { user, source }: Claim,
): Promise<{ error: string } | undefined> {
  const refused = refusalOf(user, source, parts.adminEmails)
  const error = refused ?? (source.action === 'link-account' ? await linkRefusal(parts, user) : undefined)
  return error && { error }
}

async function linkRefusal(
  { db, adminEmails }: Parts,
  { id, email }: Claim['user'],
): Promise<'email_reserved' | undefined> {
  if (typeof id !== 'string' || typeof email !== 'string') return 'email_reserved'
  const own = await db.selectFrom('auth_users').select('email').where('id', '=', id).executeTakeFirst()
  return own && mayLink(email, own.email, adminEmails) ? undefined : 'email_reserved'
}
