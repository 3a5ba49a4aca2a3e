import { createHash } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'

/** XChaCha20-Poly1305 with a random nonce in front; the key is the SHA-256 of a secret text. */
const cipher = (secret: string) =>
  managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest())

/** Encrypts and authenticates a text. */
export const seal = (secret: string, text: string): Buffer =>
  Buffer.from(cipher(secret).encrypt(Buffer.from(text)))

/** Undefined where it was not sealed with this secret. */
export function unseal(secret: string, sealed: Buffer): string | undefined {
  try {
    return Buffer.from(cipher(secret).decrypt(sealed)).toString()
  } catch {
    return undefined
  }
}

/** For an address. */
export const sealedToken = (secret: string, text: string) => seal(secret, text).toString('base64url')

/** Undefined for a token that was not sealed by this site. */
export const tokenText = (secret: string, token: string) => unseal(secret, Buffer.from(token, 'base64url'))
