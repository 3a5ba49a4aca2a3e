import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { insertError } from './store.server.ts'

test('trouble is stored with its kind, message, path and request, its texts cut', async () => {
  const { db } = await testStorage()
  await insertError(db, {
    kind: 'page-failed',
    message: 'm'.repeat(600),
    path: `/${'p'.repeat(600)}`,
    requestId: 'ab12',
  })
  const row = await db.selectFrom('error_logs').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    kind: 'page-failed',
    message: 'm'.repeat(500),
    request_id: 'ab12',
    details: null,
  })
  expect(row.path).toHaveLength(500)
  expect(row.at).toBeInstanceOf(Date)
})
