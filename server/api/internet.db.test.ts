import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { seedSite } from '../seed.ts'

async function seededSite() {
  const storage = await testStorage()
  await seedSite(storage.db)
  return { ...(await testSite({ storage })), db: storage.db }
}

test('API-03, NET-12: providers are the active rows by sort_order, and plans those of active providers', async () => {
  const { app, db } = await seededSite()
  await db
    .updateTable('internet_providers')
    .set({ is_active: false })
    .where('name', '=', 'WorldLink')
    .execute()
  await db.updateTable('internet_providers').set({ sort_order: -1 }).where('name', '=', 'Techminds').execute()
  const { providers } = (await (await app.request('/api/internet-providers')).json()) as {
    providers: { name: string }[]
  }
  expect(providers.map(({ name }) => name).slice(0, 2)).toEqual(['Techminds', 'DishHome Fibernet'])
  expect(providers).toHaveLength(8)
  const { plans } = (await (await app.request('/api/internet-plans')).json()) as {
    plans: { provider: Record<string, unknown>; price_npr: unknown; last_verified_at: unknown }[]
  }
  // 73 plans, of which two are inactive and 15 are WorldLink's.
  expect(plans).toHaveLength(56)
  for (const { provider, price_npr } of plans) {
    const keys = ['contact_number', 'description', 'id', 'logo_url', 'name', 'website_url']
    expect(Object.keys(provider).toSorted()).toEqual(keys)
    expect(price_npr).toBeTypeOf('number')
  }
})
