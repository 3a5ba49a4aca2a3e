import type { Db } from '#db/schema.ts'

const most = 50

/**
 * The e-mail addresses of all with the role operator: those of ADMIN_EMAILS, and those who accepted an invitation and are
 * not banned. At most 50.
 */
export async function operatorEmails(db: Db, adminEmails: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_operators as operator')
    .innerJoin('auth_users as account', 'account.id', 'operator.user_id')
    .select('operator.email')
    .where('operator.role', '=', 'operator')
    .whereRef('account.email', '=', 'operator.email')
    .where('account.email_verified', '=', true)
    .where((row) => row.or([row('account.banned_until', 'is', null), row('account.banned_until', '<=', now)]))
    .orderBy('operator.email')
    .limit(most)
    .execute()
  return [...new Set([...adminEmails, ...rows.map(({ email }) => email)])].slice(0, most)
}
