import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { testStorage } from '#test/database.ts'
import { decideCorrections, listCorrections } from './queue.server.ts'
import {
  deleteCorrectionTexts,
  keptDays,
  listPublished,
  mostOfAddress,
  mostOpen,
  storeCorrection,
} from './store.server.ts'
import { subjectOf } from './subjects.server.ts'

const now = new Date('2026-11-20T06:00:00Z')
const actor = { id: 'sita', email: 'sita@example.com' }

async function withBank() {
  const { db } = await testStorage()
  await db.insertInto('banks').values({ name: 'NMB Bank', name_ne: 'एनएमबी बैंक', code: 'NMBBNPKA' }).execute()
  const report = (message: string, { about = 'bank:NMBBNPKA', from = message } = {}) =>
    storeCorrection(db, {
      about,
      message,
      link: '',
      lang: 'en',
      from: { current: from, hourAgo: `${from}-` },
    })
  return { db, report }
}

const rowsOf = (db: Kysely<Database>) =>
  db.selectFrom('corrections').selectAll().orderBy('created_at').execute()
const query = { page: 1, perPage: 50, sort: 'created_at', descending: false, q: '', filters: {} }

async function seedOpen(db: Kysely<Database>, count: number, key = (number: number) => `key-${number}`) {
  await db
    .insertInto('corrections')
    .values(
      Array.from({ length: count }, (_, number) => ({
        subject_kind: 'day' as const,
        subject_key: key(number),
        subject_name: 'A day',
        subject_value: 'x',
        message: `wrong ${number}`,
        lang: 'en' as const,
      })),
    )
    .execute()
}

test('a report is stored with name and value as they were published, and the same one once', async () => {
  const { db, report } = await withBank()
  expect(await report('The code changed')).toBe('stored')
  expect(await report('The code changed')).toBe('stored')
  await db.updateTable('banks').set({ code: 'NMBBNPKX' }).execute()
  const rows = await rowsOf(db)
  expect(rows).toEqual([
    expect.objectContaining({
      subject_kind: 'bank',
      subject_name: 'NMB Bank',
      subject_name_ne: 'एनएमबी बैंक',
      subject_value: 'NMBBNPKA',
      message: 'The code changed',
      state: 'open',
    }),
  ])
  const { rows: corrections } = await listCorrections(db, query)
  expect(corrections[0]?.current).toMatchObject({ value: 'NMBBNPKX', is_published: true })
  expect(corrections[0]?.current?.editor).toBe(`/admin/banks?q=NMB+Bank&edit=${rows[0]?.subject_key ?? ''}`)
})

test('an inactive entry cannot be reported; of an earlier report it has its editor still', async () => {
  const { db, report } = await withBank()
  await report('The code changed')
  await db.updateTable('banks').set({ is_active: false }).execute()
  expect(await report('It is wrong again')).toBe('unknown-subject')
  const { rows: corrections } = await listCorrections(db, query)
  expect(corrections[0]?.current).toMatchObject({ is_published: false })
  expect(corrections[0]?.current?.editor).toMatch(/&edit=/)
  await db.deleteFrom('banks').execute()
  expect((await listCorrections(db, query)).rows[0]?.current).toBeNull()
})

test.each([
  'bank:nothing',
  'bank:',
  'nothing:1',
  'plan:1',
  'carrier:x',
  'day:2083-13-01',
  'day:2083-08-40',
  'gold:2026-11-20',
  'gold:x',
  'postal:\u0000',
  '',
])('nothing published is named by %j', async (about) => {
  const { db } = await withBank()
  expect(await subjectOf(db, about)).toBeUndefined()
})

test('a calendar day, a plan and a price of a day can be reported, with grouped figures', async () => {
  const { db } = await withBank()
  const provider = await db
    .insertInto('internet_providers')
    .values({ name: 'A provider' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = await db
    .insertInto('internet_plans')
    .values({ provider_id: provider.id, plan_name: 'Home', speed_mbps: 200, price_npr: 48_474 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await subjectOf(db, `plan:${plan.id}`)).toMatchObject({
    value: '200 Mbps, NPR 48,474',
    value_ne: '२०० Mbps, रु. ४८,४७४',
  })
  await db
    .insertInto('gold_silver_prices')
    .values({
      date: '2026-11-20',
      gold_hallmark_tola: 200_000,
      gold_hallmark_10g: 171_468,
      silver_tola: 2500,
      silver_10g: 2143,
    })
    .execute()
  expect(await subjectOf(db, 'day:2083-08-11')).toMatchObject({
    name: '11 Mangsir 2083 (27 November 2026)',
    path: '/nepali-calendar/2083/8/11',
  })
  expect((await subjectOf(db, 'gold:2026-11-20'))?.value).toBe(
    'Gold NPR 2,00,000, silver NPR 2,500, per tola',
  )
})

test('the queue is bounded: reports of one value, and all of them', async () => {
  const { db, report } = await withBank()
  for (let number = 0; number < mostOpen.ofSubject; number += 1)
    expect(await report(`wrong, number ${number}`)).toBe('stored')
  expect(await report('one more')).toBe('known')
  await seedOpen(db, mostOpen.all - mostOpen.ofSubject)
  expect(await report('one more', { about: 'day:2083-08-11' })).toBe('full')
  const { numUpdatedRows } = await db
    .updateTable('corrections')
    .set({ state: 'declined', reason: 'seen', decided_at: now })
    .where('subject_kind', '=', 'bank')
    .executeTakeFirstOrThrow()
  expect(Number(numUpdatedRows)).toBe(mostOpen.ofSubject)
  expect(await report('one more')).toBe('stored')
  await seedOpen(db, mostOpen.ofSubject - 1, (number) => `other-${number}`)
  // Those whose words are deleted wait on and leave room for new ones.
  expect(await report('two more')).toBe('full')
  await db.updateTable('corrections').set({ message: null }).where('subject_kind', '=', 'day').execute()
  expect(await report('two more')).toBe('stored')
})

test('of one address two reports of a value wait, and 20 of all; others still report that value', async () => {
  const { db, report } = await withBank()
  const from = 'one'
  expect(await report('wrong, first', { from })).toBe('stored')
  // Within the first hour of the next day.
  await db.updateTable('corrections').set({ address_hash: 'one-' }).execute()
  expect(await report('wrong, second', { from })).toBe('stored')
  expect(await report('wrong, third', { from })).toBe('share-used')
  expect(await report('wrong, second', { from })).toBe('stored')
  expect(await report('wrong, by another', { from: 'two' })).toBe('stored')
  for (let day = 1; day <= mostOfAddress.all - mostOfAddress.ofSubject; day += 1)
    expect(await report('wrong', { from, about: `day:2083-08-${String(day).padStart(2, '0')}` })).toBe(
      'stored',
    )
  expect(await report('wrong', { from, about: 'day:2083-09-01' })).toBe('share-used')
  expect(mostOfAddress.all * keptDays).toBeLessThan(mostOpen.all)
  await deleteCorrectionTexts(db, new Date(Date.now() + 86_400_000))
  expect((await rowsOf(db)).filter(({ address_hash }) => address_hash !== null)).toEqual([])
  expect(await report('wrong, third', { from })).toBe('stored')
})

test('nothing that a visitor wrote is kept after 90 days; decisions are, and what waits for one', async () => {
  const { db } = await withBank()
  await seedOpen(db, 3)
  const [first, second] = await rowsOf(db)
  await db.updateTable('corrections').set({ created_at: now }).execute()
  await db.updateTable('corrections').set({ link: 'https://example.org/' }).execute()
  const ids = [first?.id ?? '', second?.id ?? '']
  const decision = { ids, decision: 'accepted' as const, reason: 'Mended', reason_ne: '' }
  expect(await decideCorrections(db, decision, { actor, now })).toBe(2)
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await deleteCorrectionTexts(db, later(keptDays - 1))
  expect((await rowsOf(db)).filter(({ message }) => message !== null)).toHaveLength(3)
  await deleteCorrectionTexts(db, later(keptDays))
  const kept = (await rowsOf(db)).map(({ state, message, link, reason }) => [state, message, link, reason])
  expect(kept).toHaveLength(3)
  expect(kept).toEqual(
    expect.arrayContaining([
      ['accepted', null, null, 'Mended'],
      ['accepted', null, null, 'Mended'],
      ['open', null, null, null],
    ]),
  )
  const audit = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  expect(audit).not.toContain('wrong 0')
  // A report without words is still decided, and the decision taken back.
  expect(await decideCorrections(db, { ...decision, decision: 'reopened' }, { actor, now })).toBe(2)
})

test('a report is decided once, is taken back, and a removed one is published nowhere', async () => {
  const { db } = await withBank()
  await seedOpen(db, 4, () => 'one')
  const ids = (await rowsOf(db)).map(({ id }) => id)
  const decide = (chosen: string[], decision: 'accepted' | 'declined' | 'removed' | 'reopened') =>
    decideCorrections(
      db,
      { ids: chosen, decision, reason: `It is ${decision}`, reason_ne: '' },
      { actor, now },
    )
  expect(await decide(ids.slice(0, 3), 'declined')).toBe(3)
  expect(await decide(ids, 'accepted')).toBe(1)
  expect(await decide(ids.slice(3), 'reopened')).toBe(1)
  expect(await decide(ids.slice(3), 'removed')).toBe(1)
  // Three reports of one value that were decided together are one entry.
  expect((await listPublished(db, 50)).map(({ state, reason }) => [state, reason])).toEqual([
    ['declined', 'It is declined'],
  ])
  const actions = await db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'refuse',
    'refuse',
    'refuse',
    'approve',
    'update',
    'delete',
  ])
})

test('200 reports are listed in parts, those that wait longest first, with what is published now', async () => {
  const { db } = await withBank()
  await seedOpen(db, 199, (number) => `2083-08-${String((number % 29) + 1).padStart(2, '0')}`)
  await db
    .updateTable('corrections')
    .set({ created_at: new Date(now.getTime() + 1000) })
    .execute()
  const bank = await db.selectFrom('banks').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('corrections')
    .values({
      subject_kind: 'bank',
      subject_key: bank.id,
      subject_name: 'NMB Bank',
      subject_value: 'OLD',
      message: 'wrong',
      lang: 'ne',
      created_at: now,
    })
    .execute()
  const open = { ...query, filters: { state: 'open' } }
  const first = await listCorrections(db, open)
  expect([first.total, first.rows.length]).toEqual([200, 50])
  expect(first.rows[0]).toMatchObject({ subject_value: 'OLD', current: { value: 'NMBBNPKA' } })
  expect(first.rows.every(({ current }) => current !== null)).toBe(true)
  const last = await listCorrections(db, { ...open, page: 4 })
  expect(last.rows).toHaveLength(50)
  const found = await listCorrections(db, { ...open, q: 'NMB', filters: { state: 'all', kind: 'bank' } })
  expect(found.total).toBe(1)
})
