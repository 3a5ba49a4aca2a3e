import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { realPages } from '#test/pages.ts'
import { testSite } from '#test/site.ts'
import { seedSite } from './seed.ts'

test('x', async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  const { app, logged } = await testSite({ storage, pages: await realPages() })
  const answer = await app.request('/')
  console.log(answer.status, logged)
  const html = await answer.text()
  console.log(html.slice(0, 3000), html.slice(-3000), html.length)
})
