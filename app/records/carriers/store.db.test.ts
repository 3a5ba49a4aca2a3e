import { expect, test } from 'vitest'
import { seed } from '#db/seed.ts'
import { testStorage } from '#test/database.ts'
import { listActiveCarriers, shownCarriers } from './store.server.ts'

test('CAR-11: carriers are those of the table, active only, by sort_order ascending', async () => {
  const { db } = await testStorage()
  const carriers = [
    { name: 'Third', prefixes: ['963'], sort_order: 2 },
    { name: 'Off', prefixes: ['964'], sort_order: 0, is_active: false },
    { name: 'First', prefixes: ['962', '961'], sort_order: 1 },
  ]
  await db.insertInto('carriers').values(carriers).execute()
  const listed = await listActiveCarriers(db)
  expect(listed.map(({ name, prefixes }) => [name, prefixes])).toEqual([
    ['First', ['962', '961']],
    ['Third', ['963']],
  ])
})

test('CAR-07, CAR-12: a carrier is shown with name, description, technology, prefixes, icon and colour', async () => {
  const { db } = await testStorage()
  const row = {
    name: 'Ncell',
    prefixes: ['980'],
    icon_name: 'zap',
    color: 'purple' as const,
    description: 'A network.',
  }
  await db.insertInto('carriers').values(row).execute()
  const [shown] = shownCarriers('en', await listActiveCarriers(db))
  expect(shown).toEqual({
    id: expect.any(String),
    name: 'Ncell',
    technology: 'GSM',
    prefixes: ['980'],
    icon: 'zap',
    colour: 'purple',
    description: 'A network.',
    remarks: [expect.objectContaining({ kind: 'issued-to' })],
  })
})

test('texts are in the language of the page where the row has them', async () => {
  const { db } = await testStorage()
  const carriers = [
    { name: 'Ncell', name_ne: 'एनसेल', prefixes: ['980'], description: 'A network.', sort_order: 0 },
    {
      name: 'UTL',
      prefixes: ['972'],
      status: 'ended' as const,
      status_note: 'Ended.',
      status_note_ne: 'बन्द।',
      sort_order: 1,
    },
  ]
  await db.insertInto('carriers').values(carriers).execute()
  const rows = await listActiveCarriers(db)
  const [ncell, utl] = shownCarriers('ne', rows)
  expect([ncell?.name, ncell?.description, utl?.name]).toEqual(['एनसेल', 'A network.', 'UTL'])
  expect(ncell?.remarks.map(({ kind }) => kind)).toEqual(['issued-to'])
  expect(utl?.remarks[0]).toMatchObject({ kind: 'service-ended', text: expect.stringMatching(/ बन्द।$/) })
  expect(shownCarriers('en', rows)[1]?.remarks[0]?.text).toMatch(/ Ended\.$/)
  expect([ncell?.technology, shownCarriers('en', rows)[0]?.technology]).toEqual(['जीएसएम', 'GSM'])
})

test('CAR-13: the site begins with the operators and prefixes that its article names', async () => {
  const { db } = await testStorage()
  await seed(db, { tools: [] })
  const prefixes = (await listActiveCarriers(db)).map((carrier) => [
    carrier.technology,
    ...carrier.prefixes.toSorted(),
  ])
  expect(prefixes).toEqual([
    ['GSM', '976', '984', '985', '986'],
    ['GSM', '970', '980', '981', '982'],
    ['CDMA', '974', '975'],
    ['GSM', '961', '962', '988'],
    ['CDMA', '972'],
    ['GSM', '963'],
  ])
})
