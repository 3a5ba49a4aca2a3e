import { beforeAll, expect, test } from 'vitest'
import { csvOf, csvTable } from '#app/lib/csv.ts'
import type { LineVerdict } from '#app/platform/editing/answers.ts'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { oneOperator } from '#test/one-operator.ts'
import { type TestSite, testSite } from '#test/site.ts'
import { seedSite } from '../seed.ts'

const { gate, bearer, admin } = oneOperator()
let storage: Storage
let parts: TestSite

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  parts = await testSite({ storage, gate })
})

const headers = { ...bearer, 'content-type': 'application/json' }

async function exported(path: string): Promise<string> {
  const answer = await parts.app.request(`/api/admin-${path}/csv`, { headers })
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${path}.csv"`)
  return await answer.text()
}

async function send(path: string, csv: string, apply = false, lang = 'en', over = false) {
  const body = JSON.stringify({ csv, apply, over })
  const answer = await parts.app.request(`/api/admin-${path}/import?lang=${lang}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as { rows: LineVerdict[]; error: string } }
}

/** The verdicts of a trial, and that the import has the same. */
async function imported(path: string, rows: readonly (readonly string[])[]): Promise<LineVerdict[]> {
  const before = await changes()
  const trial = await send(path, csvOf(rows))
  expect(trial.status, trial.body.error).toBe(200)
  expect(await changes(), 'a trial changes nothing').toBe(before)
  const real = await send(path, csvOf(rows), true)
  const withoutIds = real.body.rows.map((row) => (row.outcome === 'new' ? { ...row, id: null } : row))
  expect(withoutIds).toEqual(trial.body.rows)
  return real.body.rows
}

async function changes(): Promise<number> {
  const { count } = await storage.db
    .selectFrom('audit_log')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const outcomes = (rows: readonly LineVerdict[]) => rows.map(({ outcome }) => outcome)
const reasons = (verdict: LineVerdict | undefined) =>
  Object.fromEntries(verdict?.reasons.map(({ field, text }) => [field, text]) ?? [])

test.each([
  ['tools', 9],
  ['banks', 19],
  ['carriers', 3],
  ['internet-providers', 5],
  ['internet-plans', 70],
  ['emergency-numbers', 50],
  ['postal-codes', 900],
])('the exported %s are imported again without a change, also after a spreadsheet', async (path, atLeast) => {
  const csv = await exported(path)
  const { body } = await send(path, csv)
  expect(body.rows.length).toBeGreaterThan(atLeast)
  expect(body.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
  const { head, rows } = csvTable(csv)
  const cells = rows.map((row) =>
    head.map((name) => `"${(row.cells.get(name) ?? '').replaceAll('"', '""')}"`),
  )
  const bySpreadsheet = [head, ...cells].map((row) => row.join(';').replaceAll('\n', '\r\n')).join('\r\n')
  const again = await send(path, `\uFEFF${bySpreadsheet.replaceAll('"true"', '"TRUE"')}`)
  expect(again.body.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
})

test('a line makes a row, changes one by its id or by its key, or is refused with its reasons', async () => {
  const [made] = await imported('banks', [
    ['name', 'code', 'sort_order'],
    ['First Bank', 'firsnpka', '१,२००'],
  ])
  expect(made).toMatchObject({ line: 2, name: 'First Bank', outcome: 'new', reasons: [] })
  const id = made?.id ?? ''
  const rows = await imported('banks', [
    ['id', 'name', 'code', 'sort_order', 'logo_url'],
    [id, 'Renamed Bank', '', '', ''],
    ['', 'By Code', 'FirsNPKA', '7', ''],
    ['', 'No Code', '', '7', ''],
    ['7c9e6679-7425-40de-944b-e07fc1f90ae7', 'Nobody', 'NOBONPKA', '7', ''],
    ['', 'Wrong', 'WRONNPKA', 'abc', 'http://example.com/a.png'],
    ['', 'Twice', 'TWICNPKA', '1', ''],
    ['', 'Twice', 'TWICNPKA', '2', ''],
    ['', 'à¤ªà¤°à¥€', 'MISRNPKA', '1', ''],
  ])
  const verdicts = ['refused', 'changed', 'refused', 'refused', 'refused', 'new', 'refused', 'refused']
  expect(outcomes(rows)).toEqual(verdicts)
  expect(rows.map(reasons)).toMatchObject([
    { sort_order: 'Must be a number' },
    {},
    { code: expect.stringMatching(/required/) },
    { id: 'There is nothing with this id' },
    { sort_order: 'Must be a number', logo_url: expect.stringMatching(/https:/) },
    {},
    { id: 'Line 7 is about the same row' },
    { name: expect.stringMatching(/wrong encoding/) },
  ])
  expect(rows[1]?.changes).toEqual([
    { field: 'name', before: 'First Bank', after: 'By Code' },
    { field: 'sort_order', before: '1200', after: '7' },
  ])
  const lines = await storage.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { action: 'create', actor_email: admin.email },
    { action: 'update', actor_email: admin.email },
  ])
})

test('a conflict with another row refuses its line alone, and columns that are absent stay', async () => {
  const rows = await imported('carriers', [
    ['name', 'technology', 'prefixes', 'description'],
    ['One', '4G', '९४१ 942', '=1+1'],
    ['Two', '4G', '942', ''],
    ['Three', '5G', '943', ''],
  ])
  expect(outcomes(rows)).toEqual(['new', 'refused', 'new'])
  expect(reasons(rows[1])).toEqual({ prefixes: expect.stringMatching(/942/) })
  const [changed] = await imported('carriers', [
    ['id', 'is_active'],
    [rows[0]?.id ?? '', 'होइन'],
  ])
  expect(changed?.changes).toEqual([{ field: 'is_active', before: 'true', after: 'false' }])
  const row = await storage.db
    .selectFrom('carriers')
    .selectAll()
    .where('id', '=', rows[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ prefixes: ['941', '942'], description: '=1+1', is_active: false })
})

test('a row that was changed after the export is stale, unless the line asks for what is there already', async () => {
  const { head, rows } = csvTable(await exported('postal-codes'))
  const [one, other] = rows.map(({ cells }) => head.map((name) => cells.get(name) ?? ''))
  const at = (row: string[] | undefined, name: string) => row?.[head.indexOf(name)] ?? ''
  await storage.db
    .updateTable('postal_codes')
    .set({ name: 'Edited' })
    .where('id', '=', at(one, 'id'))
    .execute()
  const renamed = (row: string[] | undefined) =>
    row?.map((cell, index) => (head[index] === 'name' ? 'Mine' : cell)) ?? []
  const same = renamed(one).map((cell, index) => (head[index] === 'name' ? 'Edited' : cell))
  const [stale, fresh] = await imported('postal-codes', [head, renamed(one), renamed(other)])
  expect(stale).toMatchObject({
    outcome: 'stale',
    changes: [{ field: 'name', before: 'Edited', after: 'Mine' }],
  })
  expect(reasons(stale)).toEqual({ updated_at: expect.stringMatching(/since the file was exported/) })
  expect(fresh?.outcome).toBe('changed')
  expect(outcomes(await imported('postal-codes', [head, same]))).toEqual(['unchanged'])
  const taken = await send('postal-codes', csvOf([head, renamed(one)]), true, 'en', true)
  expect(taken.body.rows).toMatchObject([
    { outcome: 'changed', changes: [{ field: 'name', before: 'Edited', after: 'Mine' }] },
  ])
})

test('a plan names its provider by id or by name, and empty costs are not published', async () => {
  const provider = await storage.db
    .selectFrom('internet_providers')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('name')
    .limit(2)
    .execute()
  const [first, second] = provider
  const rows = await imported('internet-plans', [
    ['provider_id', 'plan_name', 'speed_mbps', 'price_npr', 'plan_duration_months', 'router_cost_npr'],
    [first?.id ?? '', 'By id', '100', '1,200.50', '12', ''],
    [first?.name ?? '', 'By name', '100', '1200', '३', '0'],
    ['Nobody Net', 'None', '100', '1200', '12', '5'],
    [first?.id ?? '', 'By name', '200', '1200', '3', '0'],
    [first?.name ?? '', 'Slow', '100', '1200,50', '7', '0'],
  ])
  expect(outcomes(rows)).toEqual(['new', 'new', 'refused', 'refused', 'refused'])
  expect(rows.slice(2).map(reasons)).toEqual([
    { provider_id: 'There is no row with this name or id' },
    { id: 'Line 3 is about the same row' },
    {
      price_npr: 'Must be a number',
      plan_duration_months: 'Please choose one of the offered values',
    },
  ])
  const plan = await storage.db
    .selectFrom('internet_plans')
    .selectAll()
    .where('id', '=', rows[0]?.id ?? '')
    .executeTakeFirst()
  expect(plan).toMatchObject({
    provider_id: first?.id,
    price_npr: '1200.50',
    router_cost_npr: null,
    is_active: true,
  })
  const [moved] = await imported('internet-plans', [
    ['id', 'provider_id', 'verified_today'],
    [rows[0]?.id ?? '', second?.name ?? '', 'yes'],
  ])
  expect(moved?.changes).toEqual([
    { field: 'provider_id', before: first?.name, after: second?.name },
    { field: 'verified_today', before: '', after: 'true' },
  ])
})

test('a file that cannot be read as a whole is refused in the language of the operator', async () => {
  const lines = (count: number) => `name,code\n${'x,y\n'.repeat(count)}`
  const errors: [csv: string, error: RegExp][] = [
    ['name,colour,code,size\nx,y,z,1', /not known: colour, size\. A file may have: id, name, name_ne, code/],
    ['name,code,name\nx,y,z', /more than once: name/],
    ['name,code\n', /no lines/],
    ['', /no lines/],
    [lines(2001), /at most 2000/],
    [`name,code\n${'x'.repeat(1024 * 1024)},y`, /at most 1 MB/],
  ]
  for (const [csv, error] of errors) {
    const { status, body } = await send('banks', csv)
    expect([status, body.error]).toEqual([400, expect.stringMatching(error)])
  }
  expect((await send('banks', 'नाम,code\nx,y', false, 'ne')).body.error).toMatch(/यी स्तम्भ चिनिएनन्: नाम/)
  const nepali = await send('banks', 'name,code\n,y', false, 'ne')
  expect(reasons(nepali.body.rows[0]).name).toMatch(/[ऀ-ॿ]/)
})
