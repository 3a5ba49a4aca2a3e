import { randomInt } from 'node:crypto'
import { keyedHash } from '../hashes.ts'
import type { SignIn } from '../sign-in.ts'
import { replaceVerification } from './verifications.ts'

type Deps = Pick<SignIn, 'db' | 'secret' | 'now'>

interface For {
  /** `sign-in`, `reauthentication`, or the change of an address in one session. */
  purpose: string
  /** A lowercase e-mail address, or a phone in E.164. */
  to: string
}

const mostTries = 3

/** A new code of six digits, valid for ten minutes. It replaces the previous one; the caller sends it. */
export async function makeCode({ db, secret, now }: Deps, of: For): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const value = `${hashOf(of, code, secret)} 0`
  await replaceVerification(db, identifierOf(of), value, now())
  return code
}

/** Whether the code is right. A right one is valid once, and after three wrong ones none is. */
export async function takeCode({ db, secret, now }: Deps, of: For, code: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    // Deleted before the comparison: of several requests at once only one compares.
    const stored = await tx
      .deleteFrom('auth_verifications')
      .where('identifier', '=', identifierOf(of))
      .where('expires_at', '>', now())
      .returning(['value', 'expires_at', 'created_at'])
      .executeTakeFirst()
    if (!stored) return false
    const [hash = '', wrong] = stored.value.split(' ')
    if (hash === hashOf(of, code, secret)) return true
    const tries = Number(wrong) + 1
    if (tries < mostTries) {
      const row = { ...stored, identifier: identifierOf(of), value: `${hash} ${tries}` }
      await tx.insertInto('auth_verifications').values(row).execute()
    }
    return false
  })
}

const identifierOf = ({ purpose, to }: For) => `code:${purpose}:${to}`

const hashOf = ({ purpose, to }: For, code: string, secret: string) =>
  keyedHash(`code ${purpose} ${to} ${code}`, secret)
