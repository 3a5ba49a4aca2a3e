import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { backupSite } from '#test/backup-site.ts'
import { RestoreNotice } from './restore-notice.ts'

type Site = Awaited<ReturnType<typeof backupSite>>

const ended = async ({ site }: Site) =>
  await vi.waitFor(() => expect(site.restoring.isOn).toBe(false), { timeout: 20_000, interval: 20 })

const last = async ({ call }: Site) => (await call('GET')).json.last_restore

/** The same backup with its lines changed. */
function changed(folder: string, file: string, name: string, change: (text: string) => string) {
  const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8')
  writeFileSync(join(folder, name), gzipSync(change(text)))
}

test('a backup is restored while the server runs: rows of then, a backup of before, all sessions ended, every cache empty', async () => {
  const at = await backupSite()
  const { site, app, storage, call, make, banks, addBank, pass } = at
  await addBank('Pipal')
  const file = await make()
  await addBank('Bar')
  const { db } = storage
  const { id: user_id } = await db
    .insertInto('auth_users')
    .values({ name: 'Sita', email: 'sita@example.com', email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('auth_sessions')
    .values({ user_id, token: 'x', expires_at: new Date('2030-01-01'), updated_at: new Date() })
    .execute()
  const invalidated = vi.spyOn(site.cache, 'invalidateAll')
  pass(1000)
  expect(await call('POST', '/restore', { file })).toEqual({ status: 202, json: { ok: true } })
  // Visitors, the panel and sign-in wait; a second restore is refused.
  expect((await app.request('/')).status).toBe(503)
  expect((await app.request('/auth/v1/user')).status).toBe(503)
  expect(await call('GET')).toMatchObject({ status: 503, json: { reason: 'restoring' } })
  await ended(at)
  expect(await banks()).toEqual(['Pipal'])
  expect(await db.selectFrom('auth_sessions').selectAll().execute()).toEqual([])
  await vi.waitFor(() => expect(invalidated).toHaveBeenCalled())
  expect((await app.request('/')).status).toBe(200)
  const backupBefore = 'before-restore-2026-11-21T05-00-01Z.jsonl.gz'
  expect(await last(at)).toMatchObject({
    file,
    outcome: 'done',
    fault: null,
    backup_before: backupBefore,
    by: 'admin@chautari.example',
  })
  // The backup of before brings the later row back.
  pass(1000)
  expect((await call('POST', '/restore', { file: backupBefore })).status).toBe(202)
  await ended(at)
  expect(await banks()).toEqual(['Bar', 'Pipal'])
})

test('a damaged backup is refused before anything begins, and a restore that fails in the middle changes nothing', async () => {
  const at = await backupSite()
  const { folder, storage, app, call, make, banks, addBank, pass } = at
  await addBank('Pipal')
  const file = await make()
  await addBank('Bar')
  changed(folder, file, 'damaged.jsonl.gz', (text) => text.replace('Pipal', 'Pipel'))
  changed(folder, file, 'newer.jsonl.gz', (text) => text.replace('"0029-', '"9999-'))
  writeFileSync(join(folder, 'cut.jsonl.gz'), readFileSync(join(folder, file)).subarray(0, 900))
  writeFileSync(join(folder, 'none.jsonl.gz'), gzipSync('{}'))
  const refusals = [
    ['damaged.jsonl.gz', 'This backup is damaged or incomplete.'],
    ['cut.jsonl.gz', 'This backup is damaged or incomplete.'],
    ['newer.jsonl.gz', 'This backup was made by a newer release of Chautari. Update this site first.'],
    ['none.jsonl.gz', 'This file is not a backup of Chautari.'],
  ]
  for (const [name = '', error] of refusals)
    for (const use of ['/check', '/restore'])
      expect(await call('POST', use, { file: name }), name).toEqual({
        status: 409,
        json: { ok: false, error },
      })
  expect(await last(at)).toBeNull()

  // The last statement of the restore fails: its own entry in the audit log.
  await storage.db.schema.alterTable('audit_log').addColumn('extra', 'text').execute()
  pass(1000)
  const broken = await make()
  expect((await call('POST', '/restore', { file: broken })).status).toBe(202)
  await ended(at)
  expect(await banks()).toEqual(['Bar', 'Pipal'])
  expect(await last(at)).toMatchObject({ file: broken, outcome: 'failed', fault: 'damaged' })
  expect((await app.request('/')).status).toBe(200)
})

test('other servers keep visitors away as long as the restoring one says so', async () => {
  const { storage, site } = await backupSite()
  let now = new Date('2026-11-21T05:00:00Z')
  const other = await RestoreNotice.open(storage, () => now)
  await site.restoring.begin()
  await vi.waitFor(() => expect(other.isOn).toBe(true))
  await site.restoring.end()
  await vi.waitFor(() => expect(other.isOn).toBe(false))
  await site.restoring.begin()
  await vi.waitFor(() => expect(other.isOn).toBe(true))
  // The restoring server was killed.
  now = new Date('2026-11-21T05:00:21Z')
  expect(other.isOn).toBe(false)
  await site.restoring.end()
})
