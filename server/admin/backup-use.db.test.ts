import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupSite } from '#test/backup-site.ts'

type Site = Awaited<ReturnType<typeof backupSite>>

const files = async ({ call }: Site) =>
  ((await call('GET')).json.backups as { file: string }[]).map(({ file }) => file)

const gone = { status: 404, json: { ok: false, error: 'This backup no longer exists.' } }

const neededFactor = (factor: string) => ({
  status: 403,
  json: {
    error: 'This needs the second factor, proven within the last five minutes.',
    reason: 'recent_factor_needed',
    factor,
  },
})

test.each(['old', 'missing', 'off'] as const)(
  'without a recent second factor (%s) no backup is downloaded',
  async (factor) => {
    const at = await backupSite(factor)
    const { call, make } = at
    const file = await make()
    expect(await call('POST', '/download', { file })).toEqual(neededFactor(factor))
    expect((await call('GET')).json).toMatchObject({ factor })
    expect(await files(at)).toEqual([file])
  },
)

test('backups of every origin are listed, the newest first; a link, a folder or another file is none', async () => {
  const at = await backupSite()
  const { folder, make, call } = at
  expect((await call('GET')).json).toEqual({ backups: [], factor: 'recent' })
  const file = await make()
  for (const name of ['chautari-2026-11-20T05-00-00Z.jsonl.gz', 'notes.txt', 'x.jsonl.gz.unfinished'])
    writeFileSync(join(folder, name), 'x')
  writeFileSync(join(folder, 'nightly-2026-11-20.jsonl.gz'), 'x')
  utimesSync(join(folder, 'nightly-2026-11-20.jsonl.gz'), 1, new Date('2026-11-19T21:00:00Z'))
  writeFileSync(join(folder, 'copy-2026-11-19T05-00-00Z.jsonl.gz'), 'x')
  symlinkSync('/etc/passwd', join(folder, 'link.jsonl.gz'))
  mkdirSync(join(folder, 'folder.jsonl.gz'))
  const { backups } = (await call('GET')).json as { backups: object[] }
  expect(backups).toMatchObject([
    { file, origin: 'panel', made_at: '2026-11-21T05:00:00.000Z', rows: expect.any(Number) as number },
    { origin: 'command', made_at: '2026-11-20T05:00:00.000Z', rows: null, size: 1 },
    { origin: 'nightly', made_at: '2026-11-19T21:00:00.000Z' },
    { origin: 'other' },
  ])
})

test.each([
  '../auth-secret',
  '..',
  '/etc/passwd',
  'a/../../x.jsonl.gz',
  '%2e%2e%2fx.jsonl.gz',
  'link.jsonl.gz',
  'x.jsonl.gz\0',
])('the name %j is refused', async (file) => {
  const { folder, dataDir, call } = await backupSite()
  mkdirSync(folder)
  writeFileSync(join(dataDir, 'x.jsonl.gz'), 'x')
  symlinkSync('/etc/passwd', join(folder, 'link.jsonl.gz'))
  expect(await call('POST', '/download', { file })).toEqual(gone)
})

test('a backup is downloaded once, within a minute, whole and never cached; each download is in the audit log', async () => {
  const { app, call, make, pass, folder, storage } = await backupSite()
  const file = await make()
  const address = async () => (await call('POST', '/download', { file })).json.address as string
  const first = await address()
  expect((await app.request(first, { method: 'HEAD' })).status).toBe(404)
  const answer = await app.request(first)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'no-store',
    'content-type': 'application/gzip',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(folder, file)))).toBe(true)
  expect((await app.request(first)).status).toBe(404)
  const late = await address()
  pass(61_000)
  expect((await app.request(late)).status).toBe(404)
  expect((await app.request('/admin/backup-file')).status).toBe(404)
  const log = await storage.db.selectFrom('audit_log').selectAll().where('action', '=', 'download').execute()
  expect(log).toMatchObject([{ actor_email: 'admin@chautari.example', entity: 'database', entity_id: file }])
  for (let time = 3; time <= 10; time += 1) await address()
  expect(await call('POST', '/download', { file })).toMatchObject({
    status: 409,
    json: { error: 'You have downloaded ten backups within an hour. Try again later.' },
  })
})

test.each([
  ['is no operator any more', { email: 'other@chautari.example' }],
  ['is banned', { banned_until: new Date('2027-01-01T00:00:00Z') }],
])('an address that was given out is of no use once its operator %s', async (_, change) => {
  const { app, call, make, storage, admin } = await backupSite()
  const { address } = (await call('POST', '/download', { file: await make() })).json
  await storage.db.updateTable('auth_users').set(change).where('id', '=', admin.id).execute()
  expect((await app.request(address as string)).status).toBe(404)
  const log = await storage.db.selectFrom('audit_log').select('action').execute()
  expect(log).toEqual([{ action: 'dump' }])
})

test('the panel takes no file in, restores none and deletes none', async () => {
  const { call, make } = await backupSite()
  const file = await make()
  for (const use of ['/upload', '/check', '/restore'])
    expect((await call('POST', use, { file })).status, use).toBe(404)
  expect((await call('DELETE', `?file=${file}`)).status).toBe(404)
})
