import { createHmac, randomInt } from 'node:crypto'
import type { Db } from '#db/schema.ts'
import { lockUser } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import type { SignIn } from '../sign-in.ts'
import { hasSecondFactor } from './factor-rows.ts'

type Deps = Pick<SignIn, 'db' | 'secret'>

/** Of a set. */
export const recoveryCodeCount = 10

/** Ten letters and digits: 51 bits. */
const newCode = () => Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('')

/**
 * New codes, and whether they replace a set.
 *
 * @throws AuthError `mfa_recovery_codes_sole_factor`
 */
export async function renewRecoveryCodes({ db, secret }: Deps, userId: string) {
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
export async function consumeRecoveryCode({ db, secret }: Deps, userId: string, code: string) {
  const own = db.deleteFrom('auth_recovery_codes').where('user_id', '=', userId)
  const spent = await own.where('code_hash', '=', hashOf(secret, code)).executeTakeFirst()
  return spent.numDeletedRows > 0n
}

/** Independent of case, spaces and hyphens. */
const canonical = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

/** HMAC: fifty bits could be brute-forced from a plain hash. */
const hashOf = (secret: string, code: string) =>
  createHmac('sha256', `recovery code ${secret}`).update(canonical(code)).digest('base64url')
