// The last step before a release: `node test/release-dump.ts` writes the dump of a site of this release, which every later
// release must be able to take (`db/dump/older-release.pglite.db.test.ts`).
import fc from 'fast-check'
import { makeDump } from '#db/dump/make-dump.ts'
import { openInMemory } from '#db/embedded.server.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { seed } from '#db/seed.ts'
import { makeUsageMonths } from '#db/usage-partitions.ts'
import manifest from '../package.json' with { type: 'json' }
import { fillTables, printedTables, rowsForEveryTable } from './every-table.ts'

const storage = await openInMemory()
const { db } = storage
await migrateToLatest(db)
await makeUsageMonths(db, [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')])
await seed(db, { tools: [] })

// The tools of a site come from their folders, by the build. Two rows for each table that is empty.
const { columns, every } = await rowsForEveryTable(db, 2)
const [rows = {}] = fc.sample(every, { numRuns: 1, seed: 1 })
const seeded = await printedTables(db)
const empty = Object.entries(rows).filter(([name]) => seeded[name]?.length === 0)
await fillTables(db, columns, Object.fromEntries(empty))

const path = `test/fixtures/dumps/${manifest.version}.jsonl.gz`
console.log(path, await makeDump(storage, path, new Date()))
await storage.close()
