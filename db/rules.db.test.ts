import type { Insertable, Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import type { Database } from './schema.ts'

const tool = { name: 'Postal Codes', path: '/postal-codes', description: 'Search a code.' }
const carrier = { name: 'Ncell', prefixes: ['980', '981'] }
const bank = { name: 'Nepal Bank Limited', code: 'NEBLNPKA' }
const price = {
  date: '2026-04-12',
  gold_hallmark_tola: 1,
  gold_hallmark_10g: 1,
  silver_tola: 1,
  silver_10g: 1,
}
const vote = { tool_path: '/postal-codes', voter_id: '00000000-0000-4000-8000-000000000001', stars: 5 }

const unique = '23505'
const check = '23514'

test('ADM-05: a tool needs a name, a description and a path of its own that starts with a slash', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'tools')
  expect(await insert(tool)).toBe('ok')
  expect(await insert({ ...tool, name: 'Other' })).toBe(unique)
  expect(await insert({ ...tool, path: 'no-slash' })).toBe(check)
  expect(await insert({ ...tool, path: '/other', name: '  ' })).toBe(check)
  expect(await insert({ ...tool, path: '/other', description: '' })).toBe(check)
})

test('ADM-05: a tool without more has the specified defaults', async () => {
  const { db } = await testStorage()
  const row = await db.insertInto('tools').values(tool).returningAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ icon_name: 'tool', category: 'Utility', is_active: true, sort_order: 0 })
  expect(row.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('ADM-07: prefixes are three digits each, at least one, none twice, none of another carrier', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'carriers')
  expect(await insert(carrier)).toBe('ok')
  for (const prefixes of [[], [''], ['98'], ['9801'], ['98a'], ['९८०'], ['984,985'], ['984', '98']]) {
    expect(await insert({ ...carrier, prefixes })).toBe(check)
  }
  expect(await insert({ ...carrier, prefixes: ['984', null as unknown as string] })).toBe('23502')
  expect(await insert({ ...carrier, prefixes: ['984', '984'] })).toBe(unique)
  expect(await insert({ ...carrier, prefixes: ['984', '981'] })).toBe(unique)
  expect(await insert({ ...carrier, prefixes: ['984'], color: 'teal' as never })).toBe(check)
  expect(await insert({ ...carrier, prefixes: ['984'], status: 'paused' as never })).toBe(check)
  expect(await insert({ ...carrier, prefixes: ['984'], color: 'pink', status: 'ended' })).toBe('ok')
})

test('ADM-07: a prefix is free again once its carrier gives it up or is deleted', async () => {
  const { db } = await testStorage()
  const { id } = await db.insertInto('carriers').values(carrier).returning('id').executeTakeFirstOrThrow()
  const prefixes = async () =>
    (await db.selectFrom('carrier_prefixes').select('prefix').orderBy('prefix').execute()).map(
      (row) => row.prefix,
    )
  await db
    .updateTable('carriers')
    .set({ prefixes: ['981', '982'] })
    .where('id', '=', id)
    .execute()
  expect(await prefixes()).toEqual(['981', '982'])
  await db.updateTable('carriers').set({ name: 'Axiata' }).where('id', '=', id).execute()
  expect(await prefixes()).toEqual(['981', '982'])
  await db.deleteFrom('carriers').execute()
  expect(await prefixes()).toEqual([])
})

test('ADM-06: a bank code is upper case and belongs to one bank', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'banks')
  expect(await insert(bank)).toBe('ok')
  expect(await insert({ ...bank, name: 'Other' })).toBe(unique)
  expect(await insert({ ...bank, code: 'neblnpkb' })).toBe(check)
  expect(await insert({ ...bank, code: '' })).toBe(check)
  expect(await insert({ name: ' ', code: 'OTHER' })).toBe(check)
})

test('an emergency number has digits, a source and a category of the page, and no other row its digits', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'emergency_numbers')
  const number = {
    category: 'general' as const,
    name: 'Police',
    number: '01-426 1945',
    sources: 'A list',
    checked_on: '2026-11-21',
  }
  expect(await insert(number)).toBe('ok')
  expect(await insert({ ...number, number: '014261945' })).toBe(unique)
  for (const wrong of [
    { number: '' },
    { number: '१००' },
    { number: '100;200' },
    { category: 'other' as never },
    { sources: ' ' },
    { confidence: 'low' as never },
  ])
    expect(await insert({ ...number, number: '100', ...wrong }), JSON.stringify(wrong)).toBe(check)
})

test('POST-05: a postal code has five digits and belongs to one office; no text of it breaks its line', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'postal_codes')
  const office = { code: '33700', name: 'Kaski', district: 'Kaski' }
  expect(await insert(office)).toBe('ok')
  expect(await insert({ ...office, name: 'Other' })).toBe(unique)
  for (const code of ['3370', '337000', '३३७००', '3370a'])
    expect(await insert({ ...office, code })).toBe(check)
  for (const name of ['', 'A|B', 'A\nB']) expect(await insert({ ...office, code: '33701', name })).toBe(check)
})

test('ADM-08: a provider needs a name, and a web address that starts with http', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'internet_providers')
  expect(await insert({ name: 'Vianet', website_url: 'https://www.vianet.com.np' })).toBe('ok')
  expect(await insert({ name: 'Vianet', website_url: null })).toBe('ok')
  expect(await insert({ name: 'Vianet', website_url: 'javascript:alert(1)' })).toBe(check)
  expect(await insert({ name: '' })).toBe(check)
})

test('ADM-11: a plan has a provider, a name, and a speed and a price above 0; costs may be unknown', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'internet_plans')
  const { id } = await db
    .insertInto('internet_providers')
    .values({ name: 'Vianet' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = { provider_id: id, plan_name: 'Home', speed_mbps: 100, price_npr: '1200.50' }
  expect(await insert(plan)).toBe('ok')
  expect(await insert({ ...plan, provider_id: vote.voter_id })).toBe('23503')
  expect(await insert({ ...plan, plan_name: ' ' })).toBe(check)
  expect(await insert({ ...plan, speed_mbps: 0 })).toBe(check)
  expect(await insert({ ...plan, price_npr: 0 })).toBe(check)
  expect(await insert({ ...plan, router_cost_npr: -1 })).toBe(check)
  expect(await insert({ ...plan, billing_cycle_months: 0 })).toBe(check)
  expect(await insert({ ...plan, source_url: 'vianet.com.np' })).toBe(check)
  expect(await db.selectFrom('internet_plans').selectAll().executeTakeFirst()).toMatchObject({
    price_npr: '1200.50',
    installation_cost_npr: null,
    router_cost_npr: null,
    router_included: null,
    vat_included: null,
    includes_tv: false,
    last_verified_at: null,
  })
})

test('ADM-08: deleting a provider deletes its plans and no others', async () => {
  const { db } = await testStorage()
  const providers = await db
    .insertInto('internet_providers')
    .values([{ name: 'Goes' }, { name: 'Stays' }])
    .returning(['id', 'name'])
    .execute()
  await db
    .insertInto('internet_plans')
    .values(
      providers.map(({ id, name }) => ({ provider_id: id, plan_name: name, speed_mbps: 1, price_npr: 1 })),
    )
    .execute()
  await db.deleteFrom('internet_providers').where('name', '=', 'Goes').execute()
  expect(await db.selectFrom('internet_plans').select('plan_name').execute()).toEqual([
    { plan_name: 'Stays' },
  ])
})

test('GOLD-06: a market day has one row, and every price is above 0', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'gold_silver_prices')
  expect(await insert(price)).toBe('ok')
  expect(await insert(price)).toBe(unique)
  for (const column of ['gold_hallmark_tola', 'gold_hallmark_10g', 'silver_tola', 'silver_10g']) {
    expect(await insert({ ...price, date: '2026-04-13', [column]: 0 })).toBe(check)
  }
})

test('a visitor has one vote of 1 to 5 stars for a tool', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'tool_ratings')
  expect(await insert(vote)).toBe('ok')
  expect(await insert(vote)).toBe(unique)
  expect(await insert({ ...vote, tool_path: '/other', stars: 0 })).toBe(check)
  expect(await insert({ ...vote, tool_path: '/other', stars: 6 })).toBe(check)
  expect(await insert({ ...vote, tool_path: '/other', stars: 1 })).toBe('ok')
})

test('a subscriber is stored once, in lower case, with one delivery under way', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'newsletter_subscribers')
  expect(await insert({ email: 'sita@example.org' })).toBe('ok')
  expect(await insert({ email: 'sita@example.org' })).toBe(unique)
  expect(await insert({ email: 'Sita@example.org' })).toBe(check)
  expect(await insert({ email: 'sita' })).toBe(check)
  const subscriber = await db.selectFrom('newsletter_subscribers').select('id').executeTakeFirstOrThrow()
  const deliver = () => db.insertInto('newsletter_outbox').values({ subscriber_id: subscriber.id }).execute()
  await deliver()
  await expect(deliver()).rejects.toMatchObject({ code: unique })
  await db.updateTable('newsletter_outbox').set({ delivered_at: new Date() }).execute()
  await deliver()
  await db.deleteFrom('newsletter_subscribers').execute()
  expect(await db.selectFrom('newsletter_outbox').select('id').execute()).toEqual([])
})

test('an image is PNG, JPEG or WebP of at most 256 KiB under its hash', async () => {
  const { db } = await testStorage()
  const insert = inserter(db, 'media')
  const image = {
    sha256: 'a'.repeat(64),
    source_url: 'https://example.org/a.png',
    content_type: 'image/png' as const,
    bytes: new Uint8Array(262_144),
  }
  expect(await insert(image)).toBe('ok')
  expect(await insert({ ...image, source_url: 'https://example.org/b.png' })).toBe('ok')
  expect(await insert(image)).toBe(unique)
  expect(await insert({ ...image, sha256: 'A'.repeat(64) })).toBe(check)
  expect(
    await insert({ ...image, sha256: 'b'.repeat(64), content_type: 'image/svg+xml' as 'image/png' }),
  ).toBe(check)
  expect(await insert({ ...image, sha256: 'b'.repeat(64), bytes: new Uint8Array(262_145) })).toBe(check)
})

test('updated_at moves with a real change only', async () => {
  const { db } = await testStorage()
  const old = new Date('2026-01-01T00:00:00Z')
  await db
    .insertInto('banks')
    .values({ ...bank, created_at: old, updated_at: old })
    .execute()
  const updatedAt = async () =>
    (await db.selectFrom('banks').select('updated_at').executeTakeFirstOrThrow()).updated_at
  await db.updateTable('banks').set({ name: bank.name, is_active: true }).execute()
  expect(await updatedAt()).toEqual(old)
  await db.updateTable('banks').set({ is_active: false }).execute()
  expect((await updatedAt()).getTime()).toBeGreaterThan(old.getTime())
})

/** Inserts a row and says `ok` or the error's SQLSTATE. */
function inserter<T extends keyof Database>(db: Kysely<Database>, table: T) {
  return async (row: Insertable<Database[T]>): Promise<string> => {
    try {
      await db.insertInto(table).values(row).execute()
      return 'ok'
    } catch (error) {
      return (error as { code: string }).code
    }
  }
}
