import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl, testStorage } from '#test/database.ts'
import { openStorage } from '../client.server.ts'
import { makeDump } from './make-dump.ts'
import { restoreDump } from './restore-dump.ts'

test('while a server of the site is connected, nothing is restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const server = await testStorage()
  const path = join(folder, 'a.jsonl.gz')
  await makeDump(server, path, new Date('2026-11-21T05:00:00Z'))
  const command = await openStorage({ databaseUrl: await testDatabaseUrl() })
  onTestFinished(() => command.close())
  await expect(restoreDump(command, path)).rejects.toThrow(/^Stop the server first: \d+ connections/)
  await server.close()
  // The database counts a connection until its process has ended.
  await expect.poll(() => restoreDump(command, path).then(Object.keys), { timeout: 15_000 }).toContain('sums')
})
