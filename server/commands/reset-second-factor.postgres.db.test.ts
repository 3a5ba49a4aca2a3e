import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabaseUrl, testStorage } from '#test/database.ts'

/** Runs the command as an operator does. */
async function reset(...args: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: await testDatabaseUrl(), AUTH_SECRET: 'x'.repeat(40) }
  const command = promisify(execFile)
  return await command(process.execPath, ['server/commands/reset-second-factor.ts', ...args], { env }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stderr: string }).stderr,
  )
}

test('operator:reset deletes the second factor of an address, with its sessions, and records it', async () => {
  const { db } = await testStorage()
  const { id: user_id } = await db
    .insertInto('auth_users')
    .values({ name: 'Sita', email: 'sita@example.com', email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('auth_operator_factors')
    .values({ email: 'sita@example.com', user_id, proven_at: new Date() })
    .execute()
  await db
    .insertInto('auth_factors')
    .values({ user_id, friendly_name: 'Phone', status: 'verified', secret: 'x' })
    .execute()
  expect(await reset()).toContain('Usage: npm run operator:reset -- <e-mail address>')
  expect(await reset('ram@example.com')).toContain('no account and no second factor')
  expect(await reset('Sita@example.com')).toContain('The second factor of sita@example.com is reset')
  expect(await db.selectFrom('auth_operator_factors').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('auth_factors').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('audit_log').select(['actor_id', 'entity', 'entity_id']).execute()).toEqual([
    { actor_id: 'operator:reset', entity: 'auth_factors', entity_id: user_id },
  ])
})
