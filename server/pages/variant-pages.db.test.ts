import { expect, test } from 'vitest'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { read } from '#test/rendered-site.ts'
import { testSite } from '#test/site.ts'

const pages = realPages()

async function cachingSite() {
  const storage = await testStorage()
  await seedSite(storage.db)
  return await testSite({ storage, pages: await pages })
}

const unknown = [
  '/internet-comparison?prov=zz1&min=77',
  '/internet-comparison?min=77',
  '/internet-comparison?max=1',
  '/internet-comparison?show=some',
  '/postal-codes?page=2',
  '/postal-codes?district=Atlantis',
  '/postal-codes?sort=colour',
  '/gold-silver-price?days=31',
  '/gold-silver-price?metal=lead',
  '/ne/postal-codes?page=0',
  '/developers/frames?frame=weather',
]

test.each(unknown)('R8: %s is answered with the usual values, and not stored', async (path) => {
  const { app, site } = await cachingSite()
  const bare = path.replace(/\?.*/, '')
  const first = await read(app, path)
  expect(first.text).toContain((await read(app, bare)).text.slice(0, 200))
  expect(site.cache.size.entries).toBe(1)
  expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
})

test.each([
  '/internet-comparison?sort=price',
  '/internet-comparison?show=all',
  '/postal-codes?page=all',
  '/postal-codes?district=Kaski&sort=code&dir=desc',
  '/gold-silver-price?days=90&metal=silver',
  '/nepali-calendar/2083/8',
])('R8: %s is a page that links lead to, and is stored', async (path) => {
  const { app, site } = await cachingSite()
  await read(app, path)
  expect(site.cache.size.entries).toBe(1)
})
