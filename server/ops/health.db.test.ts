import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'

test('a server is ready when its database answers and has the tables of this release', async () => {
  const { app } = await testSite({ storage: await testStorage() })
  const ready = await app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  expect(ready.headers.get('cache-control')).toBe('no-store')
  expect((await app.request('/healthz')).status).toBe(200)
})

test('a server that was told to stop answers, and is not ready', async () => {
  const { app, site } = await testSite({ storage: await testStorage() })
  site.stopping.abort()
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'the server stops' },
  ])
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/')).status).toBe(200)
})

test('with migrations pending it is not ready, and says which', async () => {
  const storage = await testStorage()
  const { app } = await testSite({ storage })
  const { rows } = await sql<{ name: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration) returning name`.execute(
    storage.db,
  )
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 'not ready', pending: rows.map(({ name }) => name) })
})

test('with its database closed it is up, and not ready', async () => {
  const storage = await testStorage()
  const { app, site, logged } = await testSite({ storage })
  await site.close()
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'the database does not answer' },
  ])
  expect((await app.request('/healthz')).status).toBe(200)
  expect(logged.some(({ msg }) => msg === 'the database does not answer')).toBe(true)
})
