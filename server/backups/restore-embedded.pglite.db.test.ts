import { expect, test, vi } from 'vitest'
import { backupSite } from '#test/backup-site.ts'

test('the embedded database is restored while its server runs', async () => {
  const { site, call, make, banks, addBank, pass } = await backupSite()
  await addBank('Pipal')
  const file = await make()
  await addBank('Bar')
  pass(1000)
  expect((await call('POST', '/restore', { file })).status).toBe(202)
  await vi.waitFor(() => expect(site.restoring.isOn).toBe(false), { timeout: 20_000, interval: 20 })
  expect(await banks()).toEqual(['Pipal'])
  expect((await call('GET')).json.last_restore).toMatchObject({ file, outcome: 'done' })
})
