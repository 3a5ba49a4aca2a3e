import { type Actor, writeAudit } from '#db/audit-log.ts'
import { removeFactor } from '../factors/factors.ts'
import { openTotp } from '../factors/totp.ts'
import { createSigningKey } from '../sessions/access-tokens.ts'
import type { SignIn } from '../sign-in.ts'

type Deps = Pick<SignIn, 'db' | 'secret'>

/** What is stored and was sealed with another AUTH_SECRET: whether the signing key, and which authenticator apps. */
async function findUnopened({ db, secret }: Deps) {
  const all = await db
    .selectFrom('auth_factors as factor')
    .innerJoin('auth_users as user', 'user.id', 'factor.user_id')
    .select(['factor.id', 'factor.user_id', 'factor.secret', 'user.email'])
    .orderBy('user.email')
    .execute()
  const check = createSigningKey({ db, secret }).check()
  const key = await check.then(
    () => false,
    () => true,
  )
  return { key, apps: all.filter((one) => !openTotp(secret, one)) }
}

/** For the operator: what AUTH_SECRET does not open, and what to do. Undefined where it opens everything. */
export async function secretTrouble(parts: Deps): Promise<{ found: string; advice: string } | undefined> {
  const { key, apps } = await findUnopened(parts)
  const lost = [
    ...(key ? ['the key that signs sessions, so nobody can sign in'] : []),
    ...(apps.length > 0 ? [`the authenticator apps of ${apps.map(({ email }) => email).join(', ')}`] : []),
  ]
  if (lost.length === 0) return undefined
  return {
    found: `does not open ${lost.join('; nor ')}`,
    advice:
      'Set the AUTH_SECRET of before, or bring its file DATA_DIR/auth-secret back. If it is lost: npm run auth:new-keys',
  }
}

/**
 * Ends all sessions and deletes the keys; the next sign-in makes a new one. Under another AUTH_SECRET than before the
 * authenticator apps that it does not open are deleted too, and all recovery codes: it cannot be told which are older.
 */
export async function makeNewKeys({ db, secret }: Deps, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const unopened = await findUnopened({ db: tx, secret })
    for (const { id, user_id } of unopened.apps) await removeFactor(tx, user_id, id)
    if (unopened.key || unopened.apps.length > 0) await tx.deleteFrom('auth_recovery_codes').execute()
    for (const table of ['auth_sessions', 'auth_keys'] as const) await tx.deleteFrom(table).execute()
    const before = { apps: unopened.apps.map(({ email }) => email) }
    await writeAudit(tx, actor, { action: 'delete', entity: 'auth_keys', entityId: 'all', before })
  })
}
