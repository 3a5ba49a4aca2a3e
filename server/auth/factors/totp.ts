import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encodeQR } from 'qr'
import type { FactorRow } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { seal, unseal } from '../auth-secret.ts'
import type { SignIn } from '../sign-in.ts'

const periodSeconds = 30

/** Key separation: not a key that signs anything. */
const keyOf = (secret: string) => `second factor ${secret}`

/** The ASCII codes of the text are the secret. Six digits of SHA-1: what every app can do. */
const totpOf = (text: string) =>
  new TOTP({ secret: Secret.fromLatin1(text), algorithm: 'SHA1', digits: 6, period: periodSeconds })

/** A new secret, shown once, as GoTrue's JSON: QR code, its URI, and base32 to be typed. `sealed` is for the table. */
export function makeTotp(authSecret: string, issuer: string, account: string) {
  const text = randomBytes(18).toString('base64url')
  const totp = totpOf(text)
  totp.issuer = issuer
  totp.label = account
  const uri = totp.toString()
  return {
    sealed: seal(keyOf(authSecret), text).toString('hex'),
    shown: { qr_code: encodeQR(uri, 'svg', { border: 4 }), secret: totp.secret.base32, uri },
  }
}

/** Undefined where it was made under another secret of the site. */
export function openTotp(authSecret: string, { secret }: Pick<FactorRow, 'secret'>): TOTP | undefined {
  const text = unseal(keyOf(authSecret), Buffer.from(secret, 'hex'))
  return text === undefined ? undefined : totpOf(text)
}

/**
 * Verifies a code, once: neither it nor an earlier one is accepted again.
 *
 * @throws AuthError `other_secret`
 */
export async function consumeTotpCode(
  { db, secret, now }: SignIn,
  factor: Pick<FactorRow, 'id' | 'secret'>,
  code: string,
): Promise<boolean> {
  const totp = openTotp(secret, factor)
  if (!totp) throw new AuthError('other_secret')
  const timestamp = now().getTime()
  // The previous and the next code are accepted too: clocks differ, and typing takes time.
  const steps = totp.validate({ token: code, timestamp, window: 1 })
  if (steps === null) return false
  // The time step of the code (RFC 6238).
  const step = totp.counter({ timestamp }) + steps
  const taken = await db
    .updateTable('auth_factors')
    .set({ last_step: step, status: 'verified', updated_at: now() })
    .where('id', '=', factor.id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
