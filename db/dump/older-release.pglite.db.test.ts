import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { emptyInMemory } from '#test/database.ts'
import { printedTables } from '#test/every-table.ts'
import { pendingMigrations } from '../migrate.ts'
import { restoreDump } from './restore-dump.ts'

// `19-migrations` is a backup of a site on which only the first 19 migrations had run. It has the seeds, a subscriber, a vote and
// the unused one-time link of its operator. `node test/release-dump.ts` makes the others, one for each release.
const folder = 'test/fixtures/dumps'
const dumps = globSync(`${folder}/*.jsonl.gz`).sort()

async function restored(dump: string) {
  const storage = await emptyInMemory()
  onTestFinished(() => storage.close())
  return { db: storage.db, ...(await restoreDump(storage, dump, { keepSessions: true })) }
}

test('every release has left its dump: before the next one, run node test/release-dump.ts', () => {
  const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)]
  expect(releases.length).toBeGreaterThan(0)
  expect(dumps).toEqual(
    expect.arrayContaining(releases.map(([, version = '']) => `${folder}/${version}.jsonl.gz`)),
  )
})

test.each(dumps)('%s is restored, brought up to date, and has lost no row', async (dump) => {
  const { db, sums } = await restored(dump)
  expect(await pendingMigrations(db)).toEqual([])
  const tables = await printedTables(db)
  const rowsBefore = Object.entries(sums).map(([name, { rows }]) => [name, rows] as const)
  expect(rowsBefore.length).toBeGreaterThan(20)
  expect(rowsBefore.filter(([name, rows]) => (tables[name]?.length ?? 0) < rows)).toEqual([])
  const isOfRelease = /\/\d+\.\d+\.\d+\.jsonl/.test(dump)
  expect(isOfRelease ? rowsBefore.filter(([, rows]) => rows === 0) : [], 'tables without a row').toEqual([])
})

test('a dump of a release with half of the migrations comes with its rows', async () => {
  const { db, sums, migratedAfterwards } = await restored(`${folder}/19-migrations.jsonl.gz`)
  expect(Object.values(sums).reduce((all, { rows }) => all + rows, 0)).toBe(409)
  expect(migratedAfterwards.length).toBeGreaterThan(10)
  expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([
    { email: 'reader@example.com' },
  ])
  expect(await db.selectFrom('tool_ratings').select(['tool_path', 'stars']).execute()).toEqual([
    { tool_path: '/qr-builder', stars: 5 },
  ])
  expect(await db.selectFrom('banks').select('name').where('code', '=', 'NARBNPKA').execute()).toEqual([
    { name: 'Nabil Bank Limited' },
  ])
})
