import { hash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listReleases, storeReleases } from '#app/records/data-releases/store.server.ts'
import { dataReleases } from '#jobs/jobs.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { dataSets, readDataFiles } from './data-sets.ts'

let parts: Awaited<ReturnType<typeof testSite>>

beforeAll(async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  parts = await testSite({ storage })
})

/** The job as the server runs it. */
const release = () =>
  dataReleases.run(
    { ...parts.site, dataFiles: () => readDataFiles(parts.site) },
    new AbortController().signal,
  )

interface Listed {
  name: string
  sha256: string
  row_count: number
  added_count: number
  removed_count: number
  path: string
}

async function listed(): Promise<Listed[]> {
  const answer = await parts.app.request('/data/releases.json')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  return ((await answer.json()) as { releases: Listed[] }).releases
}

test('the first run releases every file; the same data gives the same bytes and no second version', async () => {
  await release()
  const first = await listed()
  expect(first.map(({ name }) => name).toSorted()).toEqual(dataSets.map(({ name }) => name).toSorted())
  for (const { name, sha256, path, row_count, added_count, removed_count } of first) {
    const version = await parts.app.request(path)
    const text = Buffer.from(await version.arrayBuffer())
    expect(hash('sha256', text)).toBe(sha256)
    expect(text.toString()).toBe(await (await parts.app.request(`/data/${name}.csv`)).text())
    expect([added_count, removed_count]).toEqual([row_count, 0])
  }
  // Made anew from the database, not from memory.
  const { carriers, emergencyNumbers, postOffices } = parts.site
  for (const value of [carriers, emergencyNumbers, postOffices]) value.invalidate()
  parts.pass(86_400_000)
  await release()
  expect(await listed()).toEqual(first)
})

test('a changed list is a version of its own, which says how many rows changed; the one before stays', async () => {
  const { db } = parts.site.storage
  const [before] = (await listed()).filter(({ name }) => name === 'carriers')
  await db.updateTable('carriers').set({ status_note: 'Merged' }).where('name', '=', 'Ncell').execute()
  parts.site.carriers.invalidate()
  parts.pass(86_400_000)
  await release()
  const [newest, older, ...more] = (await listed()).filter(({ name }) => name === 'carriers')
  expect(newest).toMatchObject({ row_count: before?.row_count, added_count: 1, removed_count: 1 })
  expect(older).toEqual(before)
  expect(more).toEqual([])
  expect(await (await parts.app.request(newest?.path ?? '')).text()).toContain('Merged')
  expect(await (await parts.app.request(older?.path ?? '')).text()).not.toContain('Merged')
})

test('a failure in one file releases none', async () => {
  const { db } = parts.site.storage
  const count = (await listReleases(db)).length
  const files = [
    { name: 'months', text: 'year\r\n2000\r\n' },
    { name: 'NOT A NAME', text: 'x\r\n' },
  ]
  await expect(storeReleases(db, files, new Date())).rejects.toThrow()
  expect(await listReleases(db)).toHaveLength(count)
})

test.each([
  `/data/releases/${'a'.repeat(64)}/months.csv`,
  `/data/releases/${'a'.repeat(64)}/months.json`,
  '/data/releases/x/months.csv',
])('%s, which was never released, is not found', async (path) => {
  expect((await parts.app.request(path)).status).toBe(404)
})
