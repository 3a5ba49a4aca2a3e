import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyInMemory, testStorage } from '#test/database.ts'
import type { Storage } from '../storage.ts'
import { makeDump } from './make-dump.ts'
import { restoreDump } from './restore-dump.ts'

const folder = mkdtempSync(join(tmpdir(), 'chautari-restored-sessions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-11-21T05:00:00Z')
const later = new Date('2026-12-21T05:00:00Z')

/** A signed-in user with a verified second factor and one of each unfinished sign-in step. */
async function signedIn({ db }: Storage) {
  const { id: user_id } = await db
    .insertInto('auth_users')
    .values({ name: 'Sita', email: 'sita@example.com', email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: session_id } = await db
    .insertInto('auth_sessions')
    .values({ user_id, token: 'x', expires_at: later, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('auth_refreshes').values({ session_id, rotated_at: now }).execute()
  await db
    .insertInto('auth_codes')
    .values({ code_hash: 'x', session_id, challenge: 'x', expires_at: later })
    .execute()
  const { id: factor_id } = await db
    .insertInto('auth_factors')
    .values({ user_id, friendly_name: 'Phone', status: 'verified', secret: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('auth_challenges').values({ factor_id, expires_at: later }).execute()
  await db
    .insertInto('auth_verifications')
    .values({ identifier: 'x', value: 'x', expires_at: later })
    .execute()
  await db.insertInto('auth_recovery_codes').values({ user_id, code_hash: 'x' }).execute()
}

const ended = [
  'auth_sessions',
  'auth_refreshes',
  'auth_codes',
  'auth_challenges',
  'auth_verifications',
] as const
const kept = ['auth_users', 'auth_factors', 'auth_recovery_codes'] as const

async function counts({ db }: Storage, tables: readonly (typeof ended | typeof kept)[number][]) {
  const found: number[] = []
  for (const table of tables) found.push((await db.selectFrom(table).selectAll().execute()).length)
  return found
}

test('a restore ends every session, code and challenge of the dump; it keeps them only when that was said', async () => {
  const [storage, other] = [await testStorage(), await emptyInMemory()]
  await signedIn(storage)
  const path = join(folder, 'a.jsonl.gz')
  await makeDump(storage, path, now)
  await restoreDump(other, path)
  expect(await counts(other, ended)).toEqual([0, 0, 0, 0, 0])
  expect(await counts(other, kept)).toEqual([1, 1, 1])
  await restoreDump(other, path, { replace: true, keepSessions: true })
  expect(await counts(other, ended)).toEqual([1, 1, 1, 1, 1])
  await other.close()
})
