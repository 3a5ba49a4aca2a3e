import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret } from './auth-secret.ts'

function folder() {
  const parent = mkdtempSync(join(tmpdir(), 'chautari-secret-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'deep', 'data')
}

test('the first start makes a secret that only its owner may read, later ones keep it', () => {
  const dataDir = folder()
  const secret = readOrCreateSecret(dataDir)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readOrCreateSecret(dataDir)).toBe(secret)
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readOrCreateSecret(folder())).not.toBe(secret)
})

test('a file that is too short to be a secret is not used', () => {
  const dataDir = folder()
  readOrCreateSecret(dataDir)
  writeFileSync(join(dataDir, 'auth-secret'), 'short\n')
  expect(() => readOrCreateSecret(dataDir)).toThrow(/auth-secret holds no secret/)
})
