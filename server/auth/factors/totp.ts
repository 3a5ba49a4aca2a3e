import { createOTP } from '@better-auth/utils/otp'
import {
  constantTimeEqual,
  generateRandomString,
  symmetricDecrypt,
  symmetricEncrypt,
} from 'better-auth/crypto'
import { encodeQR } from 'qr'

const stepMs = 30_000
/** The previous and the next code are accepted too: clocks differ, and typing takes time. */
const nearSteps = [0, -1, 1]

/** Key separation: not a key that signs anything. */
const keyOf = (secret: string) => `second factor ${secret}`

interface Made {
  /** Encrypted, for the table. */
  sealed: string
  secret: string
  uri: string
  qrCode: string
}

/** A new secret, shown once: as QR code, as text, and as the URI of the QR code. */
export async function makeTotp(authSecret: string, issuer: string, account: string): Promise<Made> {
  const bytes = generateRandomString(24, 'a-z', 'A-Z', '0-9')
  const uri = createOTP(bytes).url(issuer, account)
  return {
    sealed: await symmetricEncrypt({ key: keyOf(authSecret), data: bytes }),
    // In base32, to be typed into the app.
    secret: new URL(uri).searchParams.get('secret') ?? '',
    uri,
    qrCode: encodeQR(uri, 'svg', { border: 4 }),
  }
}

/** The time step of a code (RFC 6238); undefined when it is wrong. */
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
