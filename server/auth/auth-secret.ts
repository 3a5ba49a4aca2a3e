import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    throw new StorageError(
      'not-a-secret',
      `${file} holds no secret. Delete it; everybody must sign in again.`,
    )
  }
  return secret
}
