import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type AuthMethod, secondFactors } from '#app/platform/env/sign-in-config.server.ts'
import type { Db } from '#db/schema.ts'
import { type FactorRow, factorsOfUsers, lockUser } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'

/** The oldest first. */
export async function factorsOf(db: Db, userId: string): Promise<FactorRow[]> {
  return (await factorsOfUsers(db, [userId])).get(userId) ?? []
}

/** @throws AuthError `mfa_factor_not_found` */
export async function findFactor(db: Db, userId: string, id: string): Promise<FactorRow> {
  const factor = (await factorsOf(db, userId)).find((one) => one.id === id)
  if (!factor) throw new AuthError('mfa_factor_not_found')
  return factor
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const own = db.selectFrom('auth_passkeys').select('id').where('user_id', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

/** A verified app for codes, or a passkey; both are second factors. @param methods that count */
export async function hasSecondFactor(
  db: Db,
  userId: string,
  methods: ReadonlySet<AuthMethod> = new Set(secondFactors),
) {
  const apps = methods.has('totp') ? await factorsOf(db, userId) : []
  if (apps.some(({ status }) => status === 'verified')) return true
  return methods.has('passkey') && (await hasPasskey(db, userId))
}

/** Whether the user has a second factor, of an enabled method, that this session has not proven. */
export const lacksEnrolledFactor = async ({ db, methods }: SignIn, { user, session }: SignedIn) =>
  session.aal !== 'aal2' && (await hasSecondFactor(db, user.id, methods))

export const secondFactorsOn = ({ methods }: SignIn) => secondFactors.some((method) => methods.has(method))

/** Their challenges are deleted with them. */
export async function deleteUnverified(tx: Db, userId: string, before?: Date): Promise<void> {
  const all = tx.deleteFrom('auth_factors').where('user_id', '=', userId).where('status', '=', 'unverified')
  await (before ? all.where('created_at', '<', before) : all).execute()
}

/** The `amr` methods that make a session aal2. */
export const secondFactorMethods = {
  totp: 'totp',
  recoveryCode: 'mfa/recovery_code',
  passkey: 'passkey',
} as const

/**
 * Deletes a factor. After a verified one, every session of the user that no passkey opened falls back to aal1; with the
 * last second factor, what belongs to it is deleted too.
 */
export async function removeFactor(tx: Db, userId: string, factorId: string) {
  const factor = await tx
    .deleteFrom('auth_factors')
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  if (factor?.status !== 'verified') return factor
  await withdrawMethods(tx, userId, [secondFactorMethods.totp, secondFactorMethods.recoveryCode])
  await cleanUpAfterLastFactor(tx, userId)
  return factor
}

/** Takes methods out of all sessions of a user. Those that keep no second factor fall back to aal1. */
export async function withdrawMethods(tx: Db, userId: string, methods: readonly string[]): Promise<void> {
  const ways = sql`jsonb_array_elements(coalesce(amr, '[]')) with ordinality as ways (way, place)`
  const stays = sql`way ->> 'method' not in (${sql.join(methods)})`
  const second = sql.join(Object.values(secondFactorMethods))
  await tx
    .updateTable('auth_sessions')
    .set({
      aal: sql`
        case when exists (select 1 from ${ways} where ${stays} and way ->> 'method' in (${second}))
          then aal else 'aal1' end`,
      amr: sql`(select coalesce(jsonb_agg(way order by place), '[]') from ${ways} where ${stays})`,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Without a second factor there are neither recovery codes nor an operator's record of one. */
export async function cleanUpAfterLastFactor(tx: Db, userId: string): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return
  for (const table of ['auth_recovery_codes', 'auth_operator_factors'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** Of a set. */
export const recoveryCodeCount = 10

/** Ten letters and digits: 51 bits. */
const newCode = () => Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('')

/**
 * New codes, and whether they replace a set.
 *
 * @throws AuthError `mfa_recovery_codes_sole_factor`
 */
export async function renewRecoveryCodes({ db, secret }: SignIn, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(secret, code) }))
  const hadCodes = await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (!(await hasSecondFactor(tx, userId))) throw new AuthError('mfa_recovery_codes_sole_factor')
    const hadAny = await removeRecoveryCodes(tx, userId)
    await tx.insertInto('auth_recovery_codes').values(rows).execute()
    return hadAny
  })
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hadCodes }
}

/** @returns whether there were any */
export async function removeRecoveryCodes(db: Db, userId: string): Promise<boolean> {
  const own = db.deleteFrom('auth_recovery_codes').where('user_id', '=', userId)
  return (await own.executeTakeFirst()).numDeletedRows > 0n
}

/** Deletes a code. @returns whether it existed */
export async function consumeRecoveryCode({ db, secret }: SignIn, userId: string, code: string) {
  const own = db.deleteFrom('auth_recovery_codes').where('user_id', '=', userId)
  const spent = await own.where('code_hash', '=', hashOf(secret, code)).executeTakeFirst()
  return spent.numDeletedRows > 0n
}

/** Independent of case, spaces and hyphens. */
const canonical = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** HMAC: fifty bits could be brute-forced from a plain hash. */
const hashOf = (secret: string, code: string) =>
  createHmac('sha256', `recovery code ${secret}`).update(canonical(code)).digest('base64url')
