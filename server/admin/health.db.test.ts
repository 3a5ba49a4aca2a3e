import { expect, test } from 'vitest'
import { saveSetting } from '#app/records/settings/editor.server.ts'
import type { AdminGate } from '#server/auth/operators/gate.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'

test('the health has open and recovered problems; error texts and names are for the role operator', async () => {
  const storage = await testStorage()
  const who = { id: '5f0c1f6e-6a52-4d3e-9c51-0a1d6f1b7c11', email: 'sita@example.com' }
  const gate: AdminGate = {
    check: async (request) => ({
      ok: true,
      admin: { ...who, role: request.headers.get('authorization') === 'operator' ? 'operator' : 'editor' },
    }),
    factorState: async () => 'missing',
  }
  const { app, site } = await testSite({ storage, gate })
  const now = site.now()
  const row = { kind: 'job', reason: 'failed', detail: 'no disk', since: now, last_seen_at: now } as const
  await storage.db
    .insertInto('problems')
    .values([
      { ...row, subject: 'metals', confirmed_at: now },
      { ...row, subject: 'not-confirmed' },
      { ...row, subject: 'over', confirmed_at: now, recovered_at: now },
    ])
    .execute()
  const value = { enabled: true }
  await saveSetting(storage.db, { key: 'maintenance_mode', value }, { actor: who, lang: 'en', now })
  await expect.poll(async () => (await site.settings.current()).maintenance_mode.enabled).toBe(true)
  const healthFor = async (authorization: string) => {
    const answer = await app.request('/api/admin-health', { headers: { authorization } })
    return ((await answer.json()) as { health: Record<string, unknown> }).health
  }
  expect(await healthFor('operator')).toMatchObject({
    problems: [{ subject: 'metals', detail: 'no disk', recovered_at: null }],
    recovered: [{ subject: 'over' }],
    mails: 'no-server',
    waiting: { reports: 0, held_prices: 0, failed_deliveries: 0, long_verified: 0 },
    server: { build: expect.any(String), started_at: expect.any(String), database: storage.kind },
    maintenance: { by: who.email },
  })
  const seen = await healthFor('editor')
  expect(seen).toMatchObject({ problems: [{ subject: 'metals', detail: null }], maintenance: { by: null } })
  expect(JSON.stringify(seen)).not.toContain('no disk')
})
