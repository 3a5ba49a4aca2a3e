import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import { beforeAll, expect, test } from 'vitest'
import { csvRows } from '#app/lib/csv.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { writeVectorRelease } from '../../scripts/packages/vectors.ts'
import { dataSets } from './data-sets.ts'

let app: Awaited<ReturnType<typeof testSite>>['app']

beforeAll(async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  ;({ app } = await testSite({ storage }))
})

interface Resource {
  path: string
  bytes: number
  hash: string
  dialect: { delimiter: string }
  schema: { fields: { name: string }[] }
  sources: unknown[]
}

test('every file is described with its columns, its size, its hash and its sources', async () => {
  const answer = await app.request('/data/datapackage.json')
  const described = (await answer.json()) as { licenses: { name: string }[]; resources: Resource[] }
  expect(described.licenses.map(({ name }) => name)).toEqual(['CC0-1.0'])
  expect(described.resources.map(({ path }) => path)).toEqual(dataSets.map(({ name }) => `${name}.csv`))
  for (const { path, bytes, hash: told, schema, sources } of described.resources) {
    const file = await app.request(`/data/${path}`)
    expect(file.headers.get('access-control-allow-origin')).toBe('*')
    const content = Buffer.from(await file.arrayBuffer())
    expect([bytes, told], path).toEqual([content.length, `sha256:${hash('sha256', content)}`])
    const [head = [], ...rows] = csvRows(content.toString())
    expect(head, path).toEqual(schema.fields.map(({ name }) => name))
    expect(rows.length, path).toBeGreaterThan(5)
    expect(new Set(rows.map(({ length }) => length)), path).toEqual(new Set([head.length]))
    expect(sources.length, path).toBeGreaterThan(0)
  }
})

test('the holidays have the form of OpenHolidays: one row a holiday, an id that stays, a name in both languages', async () => {
  const text = await (await app.request('/data/holidays-openholidays.csv')).text()
  const [, ...rows] = csvRows(text)
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  for (const [id, country, from, to, type, name] of rows) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(country).toBe('NP')
    expect([from, to || from].every((day) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toBe(true)
    expect(to === '' || (to ?? '') > (from ?? '')).toBe(true)
    expect(type).toMatch(/^(Public|Optional)$/)
    expect(name).toMatch(/^EN [^,]+,NE [^,]+$/)
  }
  expect(text).toContain(';NP;2026-10-21;;Public;EN Vijaya Dashami,NE विजया दशमी\n')
})

test('the month table adds up: each month begins on the day after the one before it', async () => {
  const [, ...rows] = csvRows(await (await app.request('/data/months.csv')).text())
  expect(rows.length).toBe(91 * 12)
  const after = rows.map(([, , , , days, first = '']) => daysAfter(first, Number(days)))
  expect(after.slice(0, -1)).toEqual(rows.slice(1).map(([, , , , , first]) => first))
})

test.each([
  { name: 'calendar-days', file: 'days.csv', count: 33_238 },
  { name: 'calendar-refusals', file: 'refusals.csv', count: 3438 },
])('$name has $count lines, the same bytes as in a release of the package', async ({ name, file, count }) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-vectors-'))
  try {
    const released = gunzipSync(readFileSync(join(writeVectorRelease(folder), `${file}.gz`)))
    const answer = await app.request(`/data/${name}.csv`)
    const served = Buffer.from(await answer.arrayBuffer())
    expect(served.equals(released)).toBe(true)
    expect(csvRows(served.toString())).toHaveLength(1 + count)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
