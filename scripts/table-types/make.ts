// `npm run make:table-types`: writes `db/tables.generated.ts`.
import { writeFileSync } from 'node:fs'
import { openInMemory } from '#db/embedded.server.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { tableTypes } from './table-types.ts'

const storage = await openInMemory()
await migrateToLatest(storage.db)
writeFileSync(new URL('../../db/tables.generated.ts', import.meta.url), await tableTypes(storage.db))
await storage.close()
