import { type Actor, writeAudit } from '#db/audit-log.ts'
import type { Db } from '#db/schema.ts'
import { AuthError } from '../auth-error.ts'
import { removeFactor } from '../factors/factor-rows.ts'
import { openTotp } from '../factors/totp.ts'
import { SigningKey } from '../sessions/signing-key.ts'

interface Parts {
  db: Db
  secret: string
}

type Unopened = Awaited<ReturnType<typeof findUnopened>>

/** What is stored and was sealed with another AUTH_SECRET: whether the signing key, and which authenticator apps. */
export async function findUnopened({ db, secret }: Parts) {
  const all = await db
    .selectFrom('auth_factors as factor')
    .innerJoin('auth_users as user', 'user.id', 'factor.user_id')
    .select(['factor.id', 'factor.user_id', 'factor.secret', 'user.email'])
    .orderBy('user.email')
    .execute()
  const apps: typeof all = []
  for (const one of all) if (await isOtherSecret(() => openTotp(secret, one))) apps.push(one)
  return { key: await isOtherSecret(() => new SigningKey({ db, secret }).check()), apps }
}

async function isOtherSecret(open: () => unknown): Promise<boolean> {
  try {
    await open()
    return false
  } catch (error) {
    if (error instanceof AuthError && error.code === 'other_secret') return true
    throw error
  }
}

/** For the operator: what AUTH_SECRET does not open, and what to do. Undefined where it opens everything. */
export function secretTrouble({ key, apps }: Unopened): { found: string; advice: string } | undefined {
  if (!key && apps.length === 0) return undefined
  const lost = [
    ...(key ? ['the key that signs sessions, so nobody can sign in'] : []),
    ...(apps.length > 0 ? [`the authenticator apps of ${apps.length} in the accounts`] : []),
  ]
  return {
    found: `does not open what is stored: ${lost.join('; ')}`,
    advice:
      'Set the AUTH_SECRET of before, or bring its file DATA_DIR/auth-secret back. If it is lost: npm run auth:new-keys',
  }
}

/**
 * Ends all sessions and deletes the keys; the next sign-in makes a new one. Under another AUTH_SECRET than before the
 * authenticator apps that it does not open are deleted too, and all recovery codes: it cannot be told which are older.
 */
export async function makeNewKeys({ db, secret }: Parts, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const unopened = await findUnopened({ db: tx, secret })
    for (const { id, user_id } of unopened.apps) await removeFactor(tx, { userId: user_id, factorId: id })
    if (secretTrouble(unopened)) await tx.deleteFrom('auth_recovery_codes').execute()
    for (const table of ['auth_sessions', 'auth_keys'] as const) await tx.deleteFrom(table).execute()
    const of = { action: 'delete', entity: 'auth_keys', entityId: 'all' } as const
    await writeAudit(tx, actor, {
      ...of,
      before: { opened: !unopened.key, apps: unopened.apps.map(({ email }) => email) },
    })
  })
}
