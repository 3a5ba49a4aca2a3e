import { expect, test } from 'vitest'
import { siteWithJobs } from '#test/jobs.ts'
import { smtpServer } from '#test/smtp.ts'
import { waitingMail } from './operator-mail.ts'

const never = new AbortController().signal

test('operators get one e-mail about all that waits, in both languages; none where nothing does', async () => {
  const smtp = await smtpServer()
  const { site } = await siteWithJobs({
    config: { smtpUrl: smtp.url, adminEmails: ['sita@example.com', 'hari@example.com'] },
  })
  const { db } = site.storage
  const provider = await db
    .insertInto('internet_providers')
    .values({ name: 'A provider' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = { provider_id: provider.id, speed_mbps: 40, price_npr: 12_000, plan_duration_months: 12 }
  const daysAgo = (days: number) => new Date(site.now().getTime() - days * 86_400_000)
  await db.deleteFrom('internet_plans').execute()
  await waitingMail.run(site, never)
  expect(smtp.received).toEqual([])
  await db
    .insertInto('internet_plans')
    .values({ ...plan, plan_name: 'Never', last_verified_at: null })
    .execute()
  await waitingMail.run(site, never)
  expect(smtp.received).toEqual([])
  const day = { subject_kind: 'day' as const, subject_name: 'A day', subject_value: 'x', lang: 'en' as const }
  await db
    .insertInto('corrections')
    .values([
      { ...day, subject_key: '2083-08-11', message: 'It is wrong' },
      { ...day, subject_key: '2083-08-12', message: null },
      { ...day, subject_key: '2083-08-13', state: 'declined', reason: 'seen', decided_at: site.now() },
    ])
    .execute()
  await db
    .insertInto('internet_plans')
    .values([
      { ...plan, plan_name: 'Inactive', last_verified_at: null, is_active: false },
      { ...plan, plan_name: 'Old', last_verified_at: daysAgo(91) },
      { ...plan, plan_name: 'Fresh', last_verified_at: daysAgo(89) },
    ])
    .execute()
  await waitingMail.run(site, never)
  expect(new Set(smtp.received.map(({ to }) => to[0]))).toEqual(
    new Set(['hari@example.com', 'sita@example.com']),
  )
  expect(smtp.received).toHaveLength(2)
  const text = decoded(smtp.received[0]?.source ?? '')
  for (const line of [
    'chautari.example: to do',
    '- 2 reports of wrong values are undecided',
    '- 1 internet plan was never verified',
    '- 1 internet plan was not verified for 90 days',
    'https://chautari.example/admin',
  ])
    expect(text).toContain(line)
  expect(text).toContain('- २ वटा गल्तीका खबरमा निर्णय बाँकी छ')
  expect(text).not.toMatch(/newsletter|Gold|It is wrong/)
})

test('without a mail server, and with ALERT_MAILS=off, the job is not needed', async () => {
  const { site } = await siteWithJobs({ config: { smtpUrl: 'smtp://127.0.0.1:1', alertMails: true } })
  expect(waitingMail.isNeeded?.(site)).toBe(true)
  expect(waitingMail.isNeeded?.({ ...site, config: { ...site.config, alertMails: false } })).toBe(false)
  expect(waitingMail.isNeeded?.({ ...site, config: { ...site.config, smtpUrl: undefined } })).toBe(false)
})

/** Reads quoted-printable, in which the e-mail is sent. */
function decoded(source: string): string {
  const lines = source.replaceAll('=\r\n', '')
  return lines.replaceAll(/(=[\dA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  )
}
