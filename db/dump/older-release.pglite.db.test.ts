import { expect, test } from 'vitest'
import { emptyInMemory } from '#test/database.ts'
import { pendingMigrations } from '../migrate.ts'
import { restoreDump } from './restore-dump.ts'

// Made by `db:backup` of a site with the first 19 migrations: seeds, a subscriber, a vote and an unused link for its operator.
const dump = 'test/fixtures/dumps/19-migrations.jsonl.gz'

test('a dump of a release with half of the migrations is restored and brought up to date, with its rows', async () => {
  const storage = await emptyInMemory()
  const { sums, migratedAfterwards } = await restoreDump(storage, dump)
  expect(Object.values(sums).reduce((all, { rows }) => all + rows, 0)).toBe(409)
  expect(migratedAfterwards.length).toBeGreaterThan(10)
  const { db } = storage
  expect(await pendingMigrations(db)).toEqual([])
  expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([
    { email: 'reader@example.com' },
  ])
  expect(await db.selectFrom('tool_ratings').select(['tool_path', 'stars']).execute()).toEqual([
    { tool_path: '/qr-builder', stars: 5 },
  ])
  expect(await db.selectFrom('banks').select('name').where('code', '=', 'NARBNPKA').execute()).toEqual([
    { name: 'Nabil Bank Limited' },
  ])
  await storage.close()
})
