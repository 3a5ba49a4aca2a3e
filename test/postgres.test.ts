import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { findNpmPostgres } from './postgres-program.ts'

// The other branch, a server of the machine, is what the database tests use wherever there is one.
test('the PostgreSQL from npm starts, answers, and leaves nothing behind', { timeout: 60_000 }, async () => {
  const program = await findNpmPostgres()
  expect(program.source).toBe('npm')
  const postgres = await startPostgres(() => Promise.resolve(program))
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query('show unix_socket_directories')
  const folder: unknown = rows[0]?.unix_socket_directories
  await client.end()
  await postgres.stop()
  expect(folder).toEqual(expect.stringContaining('test-postgres-'))
  expect(existsSync(String(folder))).toBe(false)
})

test('a program that does not start is an error', async () => {
  const gone = { bin: '/nowhere', version: 15, source: 'system' } as const
  await expect(startPostgres(() => Promise.resolve(gone))).rejects.toThrow('ENOENT')
})
