import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import type { z } from 'zod'
import { StorageError } from '#db/storage.ts'

/** Undefined before the first start, and where AUTH_SECRET was always set. */
export function readSecret(dataDir: string): string | undefined {
  const file = join(dataDir, 'auth-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * The secret of this installation, created at the first start in a file with permissions 600.
 *
 * @throws StorageError `not-a-secret`
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx`: of two servers that start together, one creates it and the other reads it.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  // For example after a full disk.
  if (secret.length < 32) {
    const message = `${file} holds no secret. Delete it; everybody must sign in again.`
    throw new StorageError('not-a-secret', message)
  }
  return secret
}

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
export const sealedToken = (secret: string, content: object) =>
  seal(secret, JSON.stringify(content)).toString('base64url')

/** Undefined for a token that was not sealed by this site, or was sealed for something else. */
export function openToken<Content>(secret: string, token: string, schema: z.ZodType<Content>) {
  try {
    return schema.safeParse(JSON.parse(unseal(secret, Buffer.from(token, 'base64url')) ?? '')).data
  } catch {
    return undefined
  }
}
