import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { tableTypes } from '../scripts/table-types/make.ts'

test('the types of the tables are those of the migrated database (`npm run make:table-types` writes them)', async () => {
  const { db } = await testStorage()
  const written = readFileSync(new URL('tables.generated.ts', import.meta.url), 'utf8')
  expect(await tableTypes(db)).toBe(written)
})
