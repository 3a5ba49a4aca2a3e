import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testStorage } from '#test/database.ts'
import { providerRecord } from './schema.ts'
import { listActiveProviders, shownProviders } from './store.server.ts'

test('API-03, NET-12: active providers only, by sort_order, with every field that may be read', async () => {
  const { db } = await testStorage()
  await db
    .insertInto('internet_providers')
    .values([
      { name: 'Third', sort_order: 7 },
      { name: 'Hidden', sort_order: 0, is_active: false },
      { name: 'First', name_ne: 'पहिलो', sort_order: -1, website_url: 'https://first.example' },
      { name: 'Second', sort_order: 3 },
    ])
    .execute()
  const rows = await listActiveProviders(db)
  expect(rows.map(({ name }) => name)).toEqual(['First', 'Second', 'Third'])
  for (const row of rows) expect(z.strictObject(providerRecord.shown.shape).parse(row)).toEqual(row)
})

test('NET-13: a provider is shown in the language of the page, with website and phone', async () => {
  const { db } = await testStorage()
  await db
    .insertInto('internet_providers')
    .values([
      {
        name: 'WorldLink',
        name_ne: 'वर्ल्डलिंक',
        logo_url: 'https://a.example/logo.png',
        website_url: 'https://a.example',
        contact_number: '01-597',
        sort_order: 0,
      },
      { name: 'Plain', sort_order: 1 },
    ])
    .execute()
  const rows = await listActiveProviders(db)
  const logos = new Map([['https://a.example/logo.png', '/media/a']])
  expect(shownProviders('ne', rows, logos)).toEqual([
    {
      id: expect.any(String),
      name: 'वर्ल्डलिंक',
      nameLang: 'ne',
      otherName: 'WorldLink',
      logoPath: '/media/a',
      websiteUrl: 'https://a.example',
      contactNumber: '01-597',
    },
    {
      id: expect.any(String),
      name: 'Plain',
      nameLang: 'en',
      logoPath: null,
      websiteUrl: null,
      contactNumber: null,
    },
  ])
  expect(shownProviders('en', rows, logos).map(({ name, otherName }) => [name, otherName])).toEqual([
    ['WorldLink', 'वर्ल्डलिंक'],
    ['Plain', undefined],
  ])
})
