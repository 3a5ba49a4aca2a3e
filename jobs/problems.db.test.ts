import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { saveJobRun } from '#app/records/job-runs/store.server.ts'
import { dumpName } from '#db/dump/dump-files.ts'
import { siteWithJobs } from '#test/jobs.ts'
import { smtpServer } from '#test/smtp.ts'
import type { Job } from './job.ts'
import { watchProblems } from './problems.ts'

const never = new AbortController().signal
const minuteMs = 60_000
const failing: Job = { name: 'usage-retention', cron: '* * * * *', run: async () => {} }

async function watchedSite(smtp: { url: string }, config: object = {}) {
  const parts = await siteWithJobs({
    config: { smtpUrl: smtp.url, adminEmails: ['sita@example.com', 'hari@example.com'], ...config },
  })
  const { site, pass } = parts
  const watch = watchProblems([failing])
  const ended = (error: string | null) => {
    const at = site.now()
    const outcome = error === null ? 'ok' : 'failed'
    return saveJobRun(site.storage.db, { job: failing.name, started_at: at, finished_at: at, outcome, error })
  }
  /** One more check, five minutes later, after another run of the job. */
  const check = async (error: string | null) => {
    pass(5 * minuteMs)
    await ended(error)
    await watch.run(site, never)
  }
  const rows = () => site.storage.db.selectFrom('problems').selectAll().orderBy('kind').execute()
  return { ...parts, watch, check, rows, ended }
}

const subjects = (received: { source: string }[]) =>
  received.map(({ source }) => /^Subject: (.*)/im.exec(source)?.[1])

test('operators get one e-mail when a job fails, one a day while it lasts, and one when it works again', async () => {
  const smtp = await smtpServer()
  const { check, pass, rows } = await watchedSite(smtp)
  await check('a secret reason')
  expect(smtp.received).toEqual([])
  for (let again = 0; again < 4; again += 1) await check('a secret reason')
  expect(new Set(smtp.received.map(({ to }) => to[0]))).toEqual(
    new Set(['hari@example.com', 'sita@example.com']),
  )
  expect(smtp.received).toHaveLength(2)
  const [mail] = smtp.received
  expect(mail?.source).toMatch(/^List-Id: .*\s*.*<problems\.chautari\.example>/im)
  expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(mail?.source).toContain('https://chautari.example/admin/health')
  expect(mail?.source).not.toContain('secret reason')
  pass(24 * 60 * minuteMs)
  await check('a secret reason')
  expect(smtp.received).toHaveLength(4)
  await check(null)
  expect(smtp.received).toHaveLength(4)
  await check(null)
  await check(null)
  expect(smtp.received).toHaveLength(6)
  expect(subjects(smtp.received.slice(4))[0]).toBeTruthy()
  expect(await rows()).toMatchObject([
    { kind: 'job', subject: 'usage-retention', recovered_at: expect.any(Date) },
  ])
})

test('of two servers that check at once, one sends the e-mail', async () => {
  const smtp = await smtpServer()
  const { check, ended, watch, site, pass, rows } = await watchedSite(smtp, {
    adminEmails: ['sita@example.com'],
  })
  await check('no disk')
  pass(5 * minuteMs)
  await ended('no disk')
  await Promise.all([watch.run(site, never), watch.run(site, never)])
  expect(smtp.received).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
})

test('an e-mail that could not be sent is sent at the next check, and the mail server is a problem too', async () => {
  const refusing = await smtpServer({ refuses: true })
  const { check, rows, site } = await watchedSite(refusing, { adminEmails: ['sita@example.com'] })
  await check('no disk')
  await expect(check('no disk')).rejects.toThrow('was not sent')
  expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date), notified_at: null }])
  const smtp = await smtpServer()
  site.config.smtpUrl = smtp.url
  await check('no disk')
  expect(smtp.received).toHaveLength(1)
  expect((await rows()).map(({ kind }) => kind)).toEqual(['job', 'mail'])
})

test('without a mail server, and with ALERT_MAILS=off, problems are stored and no e-mail is written', async () => {
  const smtp = await smtpServer()
  const { check, rows, site } = await watchedSite(smtp, { alertMails: false })
  for (let time = 0; time < 3; time += 1) await check('no disk')
  expect(smtp.received).toEqual([])
  expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date), notified_at: null }])
  site.config.alertMails = true
  site.config.smtpUrl = undefined
  await check('no disk')
  expect(await rows()).toMatchObject([{ notified_at: null }])
})

test('a missing mail server is a problem as soon as somebody signs in by e-mail, or an operator is invited', async () => {
  const { site, watch, rows } = await watchedSite({ url: '' }, { smtpUrl: undefined })
  const problems = async () => {
    await watch.run(site, never)
    return (await rows()).map(({ kind, subject }) => [kind, subject])
  }
  expect(await problems()).not.toContainEqual(['mail', 'SMTP_URL'])
  const invited = { email: 'ram@example.com', role: 'editor', invited_by: 'sita@example.com' } as const
  await site.storage.db
    .insertInto('auth_operators')
    .values({ ...invited, invited_at: site.now(), updated_at: site.now() })
    .execute()
  expect(await problems()).toContainEqual(['mail', 'SMTP_URL'])
  const other = await watchedSite({ url: '' }, { smtpUrl: undefined, authMethods: new Set(['password']) })
  await other.watch.run(other.site, never)
  expect(await other.rows()).toMatchObject([{ kind: 'mail', subject: 'SMTP_URL' }])
})

test('a job that was not run when it was due is a problem', async () => {
  const smtp = await smtpServer()
  const { ended, watch, site, pass, rows } = await watchedSite(smtp)
  await ended(null)
  pass(30 * minuteMs)
  await watch.run(site, never)
  expect(await rows()).toMatchObject([{ kind: 'job', reason: 'overdue' }])
})

test('no backup, or none of the last two days, is a problem; of a new site it is not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chautari-watch-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { site, pass } = await siteWithJobs({ config: { dataDir } })
  const { db } = site.storage
  const hours = (count: number) => pass(count * 60 * minuteMs)
  const watch = watchProblems([{ ...failing, name: 'nightly-backup', isBackup: true }])
  const found = async () => {
    await watch.run(site, never)
    const rows = await db.selectFrom('problems').selectAll().where('recovered_at', 'is', null).execute()
    return rows.map(({ kind, subject, reason }) => `${kind} ${subject} ${reason}`)
  }
  await sql`update kysely_migration set timestamp = ${site.now().toISOString()}`.execute(db)
  expect(await found()).toEqual([])
  hours(47)
  expect(await found()).toEqual([])
  hours(2)
  expect(await found()).toEqual(['backup nightly-backup overdue'])
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', dumpName('panel', site.now())), '')
  hours(1)
  await found()
  expect(await found()).toEqual([])
  hours(48)
  expect(await found()).toEqual(['backup nightly-backup overdue'])
})
