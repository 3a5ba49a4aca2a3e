import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '#db/client.server.ts'
import { applyMigrations } from '#db/migrate.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chautari-reset-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs the command as an operator does. */
async function reset(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const command = promisify(execFile)
  return await command(process.execPath, ['server/commands/reset-second-factor.ts', ...args], { env }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stderr: string }).stderr,
  )
}

test('operator:reset deletes the second factor of an address, with its sessions, and records it', async () => {
  const storage = await openStorage({ dataDir })
  await applyMigrations(storage.db)
  const { id: user_id } = await storage.db
    .insertInto('auth_users')
    .values({ name: 'Sita', email: 'sita@example.com', email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storage.db
    .insertInto('auth_operator_factors')
    .values({ email: 'sita@example.com', user_id, proven_at: new Date() })
    .execute()
  await storage.db
    .insertInto('auth_factors')
    .values({ user_id, friendly_name: 'Phone', status: 'verified', secret: 'x' })
    .execute()
  await storage.close()
  expect(await reset()).toContain('Usage: npm run operator:reset -- <e-mail address>')
  expect(await reset('ram@example.com')).toContain('no account and no second factor')
  expect(await reset('Sita@example.com')).toContain('The second factor of sita@example.com is reset')
  const after = await openStorage({ dataDir })
  expect(await after.db.selectFrom('auth_operator_factors').selectAll().execute()).toEqual([])
  expect(await after.db.selectFrom('auth_factors').selectAll().execute()).toEqual([])
  expect(
    await after.db.selectFrom('audit_log').select(['actor_id', 'entity', 'entity_id']).execute(),
  ).toEqual([{ actor_id: 'operator:reset', entity: 'auth_factors', entity_id: user_id }])
  await after.close()
})
