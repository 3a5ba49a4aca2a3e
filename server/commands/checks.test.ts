import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Config, readConfig } from '#app/platform/env/config.server.ts'
import { smtpServer } from '#test/smtp.ts'
import { json, standIn, troubles } from '#test/upstream.ts'
import {
  checkConfiguration,
  checkDataFolder,
  checkMail,
  checkNode,
  checkUpstreams,
  exitCode,
  findingText,
} from './checks.ts'

const parent = mkdtempSync(join(tmpdir(), 'chautari-doctor-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const config = (values: Partial<Config> = {}): Config => ({ ...readConfig({}), dataDir: parent, ...values })

test('an old Node is wrong, and the sentence names the one to use', () => {
  expect(checkNode('24.21.0').state).toBe('ok')
  expect(checkNode('22.19.0')).toMatchObject({
    state: 'wrong',
    advice: expect.stringContaining('node_modules/.bin/node') as string,
  })
})

test('every mistake of the configuration is a line, and nothing further is looked at', () => {
  const { config: none, findings } = checkConfiguration({ PORT: 'many', JOBS: 'off' })
  expect(none).toBeUndefined()
  expect(findings.map(({ state }) => state)).toEqual(['wrong', 'wrong'])
  expect(exitCode(findings)).toBe(1)
})

test('a site for the public gets a list of what it lacks; a working one is no failure', () => {
  const bare = checkConfiguration({}).findings
  expect(bare.filter(({ state }) => state === 'warning').map(({ about }) => about)).toEqual([
    'SITE_URL',
    'Database in use',
    'Operators',
    'Sign-in',
    'Metrics',
  ])
  expect(exitCode(bare)).toBe(0)
  const whole = checkConfiguration({
    SITE_URL: 'https://chautari.example',
    DATABASE_URL: 'postgres://db/chautari',
    AUTH_SECRET: 'x'.repeat(32),
    ADMIN_EMAILS: 'sita@example.com',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'y',
    METRICS_TOKEN: 'a-token-of-the-watcher',
  }).findings
  expect(whole.filter(({ state }) => state !== 'ok')).toEqual([])
})

test('a data folder that others may read, and a secret that they may, are reported with the command that mends it', () => {
  const dataDir = join(parent, 'open')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'auth-secret'), 'x'.repeat(43))
  chmodSync(join(dataDir, 'auth-secret'), 0o644)
  const text = checkDataFolder(config({ dataDir })).map(findingText).join('\n')
  expect(text).toContain(`-> chmod 700 ${dataDir}`)
  expect(text).toContain(`WRONG    AUTH_SECRET: ${dataDir}/auth-secret can be read by others`)
  chmodSync(dataDir, 0o700)
  chmodSync(join(dataDir, 'auth-secret'), 0o600)
  expect(checkDataFolder(config({ dataDir })).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
})

test('the folder of copies must be there, and on another disk', () => {
  const copies = (folder: string) =>
    checkDataFolder(config({ backupCopyTo: folder })).find(({ about }) => about === 'BACKUP_COPY_TO')
  expect(copies(join(parent, 'not-mounted'))).toMatchObject({ state: 'wrong' })
  expect(copies(parent)).toMatchObject({
    state: 'warning',
    found: `${parent} is on the disk of the data folder`,
  })
  expect(copies('/dev/shm')).toMatchObject({ state: 'ok' })
})

test('servers that are configured are asked for a moment, and one that is down is a warning', async () => {
  const bank = await standIn(json({}, 404))
  const silent = await standIn(troubles['never answers']!)
  const gone = await standIn(json({}))
  await gone.close()
  const findings = await checkUpstreams(
    config({
      nrbUrl: bank.origin,
      coinGeckoUrl: silent.origin,
      newsletterWebhookUrl: `${gone.origin}/hook?key=secret`,
    }),
    300,
  )
  expect(findings.map(({ state }) => state)).toEqual(['ok', 'warning', 'warning'])
  expect(findings.map(findingText).join('\n')).not.toContain('secret')
  expect(exitCode(findings)).toBe(0)
  expect(bank.asked).toEqual(['/'])
})

test('letters: where they would go, and what is wrong with the way, without sending one', async () => {
  const letters = new Set(['google', 'magic-link'] as const)
  const of = async (values: Partial<Config>) =>
    (await checkMail(config({ authMethods: letters, ...values })))[0]
  const { url, received } = await smtpServer()
  expect(await of({ smtpUrl: url })).toMatchObject({ state: 'ok' })
  expect(received).toEqual([])
  expect(await of({ authMethods: new Set(['google'] as const) })).toMatchObject({ state: 'ok' })
  expect(await of({})).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('magic-link') as string,
  })
  expect(await of({ smtpUrl: 'smtp://127.0.0.1:9' })).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('ESOCKET') as string,
  })
  const refusing = () => Promise.reject(Object.assign(new Error('535'), { code: 'EAUTH' }))
  const [refused] = await checkMail(config({ smtpUrl: 'smtp://sita:secret@mail.example' }), refusing)
  expect(refused).toMatchObject({ state: 'wrong', found: 'mail.example refuses the user or the password' })
})
