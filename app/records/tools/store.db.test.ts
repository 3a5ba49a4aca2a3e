import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { findToolByPath, listActiveTools } from './store.server.ts'

const tool = (name: string, change: object = {}) => ({
  name,
  path: `/${name.toLowerCase()}`,
  description: `${name} does something.`,
  ...change,
})

test('HOME-06: tools are those of the table, active only, by sort_order ascending', async () => {
  const { db } = await testStorage()
  const rows = [
    tool('Last', { sort_order: 9 }),
    tool('Off', { sort_order: 0, is_active: false }),
    tool('First', { sort_order: -1 }),
    tool('Second', { sort_order: 3 }),
    tool('Also', { sort_order: 3 }),
  ]
  await db.insertInto('tools').values(rows).execute()
  const listed = await listActiveTools(db)
  expect(listed.map(({ name }) => name)).toEqual(['First', 'Also', 'Second', 'Last'])
  expect(listed.every(({ is_active }) => is_active)).toBe(true)
})

test('SITE-01: the row of a page is found by its path, also when it is switched off', async () => {
  const { db } = await testStorage()
  await db
    .insertInto('tools')
    .values([tool('Off', { is_active: false, seo_title: 'Title', og_image: '/a.png' })])
    .execute()
  expect(await findToolByPath(db, '/off')).toMatchObject({
    is_active: false,
    seo_title: 'Title',
    og_image: '/a.png',
  })
  expect(await findToolByPath(db, '/OFF')).toBeUndefined()
  expect(await findToolByPath(db, '/none')).toBeUndefined()
})
