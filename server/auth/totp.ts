import { createOTP } from '@better-auth/utils/otp'
import {
  constantTimeEqual,
  generateRandomString,
  symmetricDecrypt,
  symmetricEncrypt,
} from 'better-auth/crypto'
import { encodeQR } from 'qr'

const stepMs = 30_000
/** The code before and the one after are good too: clocks differ, and people type. */
const nearSteps = [0, -1, 1]

/** What encrypts secrets and what signs anything must never be the same thing. */
const keyOf = (secret: string) => `second factor ${secret}`

interface Made {
  /** For the table. */
  sealed: string
  secret: string
  uri: string
  qrCode: string
}

/** A new secret, shown once: as a picture, as text, and as the address that is in the picture. */
export async function makeTotp(authSecret: string, issuer: string, account: string): Promise<Made> {
  const bytes = generateRandomString(24, 'a-z', 'A-Z', '0-9')
  const uri = createOTP(bytes).url(issuer, account)
  return {
    sealed: await symmetricEncrypt({ key: keyOf(authSecret), data: bytes }),
    // In base32, as people type it into their app.
    secret: new URL(uri).searchParams.get('secret') ?? '',
    uri,
    qrCode: encodeQR(uri, 'svg', { border: 4 }),
  }
}

/** The time step that a code belongs to; undefined when it is wrong. */
export async function stepOf(
  code: string,
  sealed: string,
  authSecret: string,
  now: Date,
): Promise<number | undefined> {
  const bytes = await symmetricDecrypt({ key: keyOf(authSecret), data: sealed })
  const otp = createOTP(bytes)
  const current = Math.floor(now.getTime() / stepMs)
  let found: number | undefined
  for (const near of nearSteps) {
    const expected = await otp.hotp(current + near)
    if (constantTimeEqual(code, expected)) found ??= current + near
  }
  return found
}
