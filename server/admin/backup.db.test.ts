import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { oneOperator } from '#test/one-operator.ts'
import { testSite } from '#test/site.ts'

test('an operator makes a backup that stays on the server, the newest seven are kept, and each is in the audit log', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-panel-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { gate, bearer, admin } = oneOperator()
  const storage = await testStorage()
  const { app, pass } = await testSite({ storage, gate, config: { dataDir } })
  const make = () => app.request('/api/admin-backup', { method: 'POST', headers: bearer })

  const first = await make()
  expect([first.status, await first.json()]).toEqual([
    201,
    {
      backup: {
        file: 'panel-2026-11-21T05-00-00Z.jsonl.gz',
        rows: expect.any(Number) as number,
        tables: expect.any(Number) as number,
      },
    },
  ])
  expect((await make()).status).toBe(409)
  pass(1000)
  const atOnce = await Promise.all([make(), make(), make()])
  expect(atOnce.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
  const folder = join(dataDir, 'backups')
  writeFileSync(join(folder, 'chautari-2026-01-01T00-00-00Z.jsonl.gz'), '')
  for (let count = 3; count <= 9; count += 1) {
    pass(1000)
    expect((await make()).status).toBe(201)
  }
  expect(readdirSync(folder).toSorted()).toEqual([
    'chautari-2026-01-01T00-00-00Z.jsonl.gz',
    ...[2, 3, 4, 5, 6, 7, 8].map((second) => `panel-2026-11-21T05-00-0${second}Z.jsonl.gz`),
  ])
  const audit = await storage.db.selectFrom('audit_log').selectAll().where('action', '=', 'dump').execute()
  expect(audit).toHaveLength(9)
  expect(audit[0]).toMatchObject({ actor_email: admin.email, entity: 'database' })
})
