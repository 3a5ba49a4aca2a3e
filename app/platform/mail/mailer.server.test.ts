import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { smtpServer } from '#test/smtp.ts'
import { openMailer } from './mailer.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chautari-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const mail = {
  to: 'sita@example.com',
  subject: 'चौतारीमा साइन इन',
  text: 'Your code: 012345\n',
  html: '<p>012345</p>',
  language: 'ne' as const,
}
const logged: unknown[] = []
const settings = {
  smtpUrl: undefined as string | undefined,
  mailFrom: undefined as string | undefined,
  siteUrl: 'https://chautari.example',
  dataDir,
  log: { info: (...line: unknown[]) => void logged.push(line) },
}

test('AUTH-05: a mail goes through SMTP as text and as HTML, from an address of the site', async () => {
  const { url, received } = await smtpServer()
  await openMailer({ ...settings, smtpUrl: url })(mail)
  expect(received).toHaveLength(1)
  const [{ from, to, source } = { from: '', to: [], source: '' }] = received
  expect([from, to]).toEqual(['chautari@chautari.example', ['sita@example.com']])
  expect(source).toMatch(/^content-type: multipart\/alternative/im)
  expect(source).toMatch(/^content-type: text\/plain; charset=utf-8/im)
  expect(source).toMatch(/^content-type: text\/html; charset=utf-8/im)
  expect(source).toMatch(/^auto-submitted: auto-generated/im)
  expect(source).toMatch(/^content-language: ne/im)
  expect(source).toContain('Your code: 012345')
})

test('MAIL_FROM is the sender, with its name', async () => {
  const { url, received } = await smtpServer()
  await openMailer({ ...settings, smtpUrl: url, mailFrom: 'Chautari <hello@chautari.example>' })(mail)
  expect(received[0]?.from).toBe('hello@chautari.example')
  expect(received[0]?.source).toMatch(/^from: Chautari <hello@chautari\.example>/im)
})

test('no line break and no comma in an address or a subject makes a header or a second receiver', async () => {
  const { url, received } = await smtpServer()
  const send = openMailer({ ...settings, smtpUrl: url })
  await send({ ...mail, subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nText' })
  await send({ ...mail, to: 'sita@example.com\r\nBcc: thief@example.com' }).catch(() => undefined)
  await send({ ...mail, to: 'sita@example.com, thief@example.com' }).catch(() => undefined)
  expect(received.length).toBeGreaterThan(0)
  expect(received.flatMap(({ to }) => to)).not.toContain('thief@example.com')
  for (const { source } of received) expect(source).not.toMatch(/^bcc:/im)
})

test('a server that refuses, that does not run, or that never greets is an error', async () => {
  const { url } = await smtpServer({ refuses: true })
  await expect(openMailer({ ...settings, smtpUrl: url })(mail)).rejects.toMatchObject({ responseCode: 550 })
  const silent = createServer((socket) => socket.on('error', () => undefined).destroy())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as { port: number }
  await expect(openMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` })(mail)).rejects.toThrow()
  await new Promise((closed) => silent.close(closed))
  await expect(openMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${port}` })(mail)).rejects.toThrow()
})

test('AUTH-05: without SMTP_URL a mail is a file that only its owner may read, and the log has no code', async () => {
  await openMailer(settings)(mail)
  const folder = join(dataDir, 'outbox')
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
  expect(name).toMatch(/\.eml$/)
  expect(readFileSync(file, 'utf8')).toContain('Your code: 012345')
  expect(logged).toEqual([[{ file }, expect.stringContaining('SMTP_URL')]])
  expect(JSON.stringify(logged)).not.toMatch(/012345|sita@/)
})
