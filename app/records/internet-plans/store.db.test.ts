import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testStorage } from '#test/database.ts'
import { publicPlan } from './schema.ts'
import { listActivePlans, shownPlans } from './store.server.ts'

async function storageWithProviders() {
  const { db } = await testStorage()
  const rows = await db
    .insertInto('internet_providers')
    .values([
      { name: 'Second', sort_order: 2, website_url: 'https://second.example', contact_number: '198' },
      { name: 'First', sort_order: 1 },
      { name: 'Hidden', sort_order: 0, is_active: false },
    ])
    .returning(['id', 'name'])
    .execute()
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? ''
  return { db, idOf }
}

test('NET-12, API-03: active plans of active providers only, in the order of the providers, each with its provider', async () => {
  const { db, idOf } = await storageWithProviders()
  await db
    .insertInto('internet_plans')
    .values([
      { provider_id: idOf('Second'), plan_name: 'Two', speed_mbps: 100, price_npr: 1000.5 },
      { provider_id: idOf('Hidden'), plan_name: 'Of nobody', speed_mbps: 100, price_npr: 1000 },
      { provider_id: idOf('Second'), plan_name: 'Off', speed_mbps: 50, price_npr: 900, is_active: false },
      { provider_id: idOf('First'), plan_name: 'One', speed_mbps: 300, price_npr: 1500 },
    ])
    .execute()
  const rows = await listActivePlans(db)
  expect(rows.map(({ plan_name, provider }) => [plan_name, provider.name])).toEqual([
    ['One', 'First'],
    ['Two', 'Second'],
  ])
  expect(rows[1]).toMatchObject({
    price_npr: 1000.5,
    installation_cost_npr: null,
    provider: { id: idOf('Second'), website_url: 'https://second.example', contact_number: '198' },
  })
  for (const row of rows) expect(z.strictObject(publicPlan.shape).parse(row)).toEqual(row)
})

test('NET-10, NET-13: a plan is shown with its cycle, its stored data limit, its source and the day of a check', async () => {
  const { db, idOf } = await storageWithProviders()
  await db
    .insertInto('internet_plans')
    .values({
      provider_id: idOf('First'),
      plan_name: 'Fast',
      plan_name_ne: 'छिटो',
      speed_mbps: 300,
      price_npr: 12000,
      plan_duration_months: 12,
      installation_cost_npr: 0,
      data_limit_gb: '500GB',
      fup_details: 'Slower after 50 GB a day',
      source_url: 'https://www.first.example/plans?x=1',
      source_checked_on: '2026-06-26',
      // A quarter past midnight in Nepal.
      last_verified_at: '2026-11-20T18:30:00Z',
    })
    .execute()
  const rows = await listActivePlans(db)
  const [plan] = shownPlans('en', rows)
  expect(plan).toEqual({
    id: expect.any(String),
    providerId: idOf('First'),
    name: 'Fast',
    nameLang: 'en',
    otherName: 'छिटो',
    speedMbps: 300,
    priceNpr: 12000,
    cycleMonths: 12,
    installNpr: 0,
    routerNpr: null,
    routerIncluded: null,
    includesTv: false,
    vatIncluded: null,
    dataLimit: '500GB',
    fairUse: { text: 'Slower after 50 GB a day', lang: 'en' },
    source: { url: 'https://www.first.example/plans?x=1', host: 'first.example' },
    readOn: '2026-06-26',
    verifiedOn: '2026-11-21',
  })
  expect(shownPlans('ne', rows)[0]).toMatchObject({
    name: 'छिटो',
    otherName: 'Fast',
    fairUse: { lang: 'en' },
    verifiedOn: '2026-11-21',
  })
})
