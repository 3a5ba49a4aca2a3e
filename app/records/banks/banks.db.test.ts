import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testStorage } from '#test/database.ts'
import { shownBanks } from './bank.ts'
import { bankRecord } from './schema.ts'
import { listActiveBanks } from './store.server.ts'

test('QR-07: active banks only, by sort_order, with every field that may be read', async () => {
  const { db } = await testStorage()
  await db
    .insertInto('banks')
    .values([
      { name: 'Third', code: 'CCCCNPKA', sort_order: 7 },
      { name: 'First', name_ne: 'पहिलो', code: 'AAAANPKA', sort_order: -1 },
      { name: 'Hidden', code: 'HHHHNPKA', sort_order: 0, is_active: false },
      { name: 'Second', code: 'BBBBNPKA', sort_order: 3 },
    ])
    .execute()
  const rows = await listActiveBanks(db)
  expect(rows.map(({ name }) => name)).toEqual(['First', 'Second', 'Third'])
  for (const row of rows) expect(z.strictObject(bankRecord.shown.shape).parse(row)).toEqual(row)
})

test('QR-07: a bank without a Nepali name keeps its English one, marked as such', async () => {
  const rows = [
    { code: 'AAAANPKA', name: 'First', name_ne: 'पहिलो' },
    { code: 'BBBBNPKA', name: 'Second', name_ne: null },
  ]
  expect(shownBanks('ne', rows)).toEqual([
    { code: 'AAAANPKA', name: 'पहिलो', nameLang: 'ne' },
    { code: 'BBBBNPKA', name: 'Second', nameLang: 'en' },
  ])
  expect(shownBanks('en', rows).map(({ name, nameLang }) => `${name} ${nameLang}`)).toEqual([
    'First en',
    'Second en',
  ])
})
