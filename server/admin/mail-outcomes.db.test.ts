import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emailSite } from '#test/email-site.ts'
import { callAdmin } from '#test/operators.ts'
import { smtpServer } from '#test/smtp.ts'

test('ADM-03: an invitation tells what became of its e-mail: sent, refused, not sent, or a file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-outcomes-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const refusing = await smtpServer({ refuses: true })
  const servers = [{}, { smtpUrl: refusing.url }, { smtpUrl: 'smtp://127.0.0.1:9' }, { smtpUrl: undefined }]
  const outcomes: unknown[] = []
  for (const config of servers) {
    const operator = (await emailSite({ ...config, dataDir })).browser()
    const { bearer } = await operator.signIn()
    const body = { email: 'ram@example.com', role: 'editor' }
    outcomes.push((await callAdmin(operator, bearer, 'admin-operators', { method: 'POST', body })).json)
  }
  expect(outcomes).toEqual(['sent', 'refused', 'failed', 'outbox'].map((mail) => ({ ok: true, mail })))
})
