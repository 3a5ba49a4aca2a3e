import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { goodUpstreams } from '../../test/fuzz/upstreams.ts'
import { standInForGoogle } from '../../test/google.ts'
import { startPostgres } from '../../test/postgres.ts'
import { smtpServer } from '../../test/smtp.ts'
import { standInForSso } from '../../test/sso-provider.ts'
import { standIn } from '../../test/upstream.ts'
import { visitorBrowser } from '../../test/visitor-browser.ts'
import { temporaryFolder } from '../bench/lib/processes.ts'
import { otherRequests, signInRequests } from '../lib/secret-requests.ts'
import { begunSite, type WholeSite, wholeSite } from '../lib/whole-site.ts'

/** A secret of its own for each place, so that what is found says where it came from. */
const made = (name: string) => `${name}-${randomBytes(12).toString('hex')}`

const told = {
  auth: made('auth-secret-of-the-test'),
  ingest: made('ingest'),
  metrics: made('metrics'),
  google: made('google'),
  oidc: made('oidc'),
  webhookAddress: made('hook'),
  webhook: `whsec_${randomBytes(32).toString('base64')}`,
  smtp: made('smtp'),
  sms: made('sms'),
  geolocation: made('geo'),
  coins: made('CG'),
  database: made('db'),
}

const visitors = {
  email: `hari-${randomBytes(4).toString('hex')}@example.com`,
  subscriber: `maya-${randomBytes(4).toString('hex')}@example.com`,
  operator: 'sita@example.com',
  phone: '9779841239876',
  password: made('a-long-password'),
  wrongPassword: made('a-wrong-password'),
  name: `Hari ${randomBytes(4).toString('hex')}`,
}

async function environment() {
  const postgres = await startPostgres()
  const { google } = await standInForGoogle()
  const { oidc } = await standInForSso({ sub: 'x', email: visitors.email, email_verified: true })
  const post = await smtpServer()
  const others = await standIn((response) => response.writeHead(500).end('trouble'))
  const { nrbUrl } = await goodUpstreams()
  const databaseUrl = postgres.url.replace('postgres@', `postgres:${told.database}@`)
  const env = {
    LOG_LEVEL: 'trace',
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: told.auth,
    ADMIN_EMAILS: visitors.operator,
    AUTH_METHODS: 'google,password,email-otp,magic-link,phone,web3,sso,totp',
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.id,
    GOOGLE_CLIENT_SECRET: told.google,
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.id,
    OIDC_CLIENT_SECRET: told.oidc,
    INGEST_TOKEN: told.ingest,
    METRICS_TOKEN: told.metrics,
    SMTP_URL: post.url.replace('smtp://', `smtp://chautari:${told.smtp}@`),
    SMS_WEBHOOK_URL: `${others.origin}/sms?key=${told.sms}`,
    GEOLOCATION_URL: `${others.origin}/{ip}?key=${told.geolocation}`,
    NEWSLETTER_WEBHOOK_URL: `${others.origin}/${told.webhookAddress}`,
    NEWSLETTER_WEBHOOK_SECRET: told.webhook,
    COINGECKO_URL: others.origin,
    COINGECKO_DEMO_KEY: told.coins,
    NRB_URL: nrbUrl,
  }
  return { postgres, env, others, post, databaseUrl: postgres.url }
}

/** Secrets that a run issued: tokens, cookies and codes. */
type Seen = Set<string>

async function signIn(site: WholeSite, seen: Seen): Promise<Record<string, string>> {
  const asked = async (address: string, init?: RequestInit) =>
    await fetch(address, { ...init, redirect: 'manual' })
  const browser = visitorBrowser({ request: asked }, site.origin)
  const { token, bearer, back } = await browser
    .signIn()
    .catch(() => ({ token: '', bearer: {}, back: undefined }))
  const code = back?.searchParams.get('code')
  for (const secret of [token, code, ...browser.jar.values()]) if (secret) seen.add(secret)
  return bearer
}

/** Shows every secret at every one; gives back the statuses. */
async function everything(site: WholeSite, seen: Seen): Promise<number[]> {
  const bearer = await signIn(site, seen)
  const statuses: number[] = []
  for (const one of [...signInRequests(visitors), ...otherRequests(visitors, told, bearer)]) {
    const { method = 'POST', path, body, headers } = one
    const answer = await fetch(`${site.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: site.origin, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}

/** As the database would tell of a row that it does not take: with the row. */
const spoil = `
  alter table newsletter_subscribers add constraint broken check (false) not valid;
  alter table auth_verifications add constraint broken check (false) not valid;
  alter table auth_users add constraint broken check (false) not valid;`
const mend = spoil.replaceAll(/add constraint broken check \(false\) not valid/g, 'drop constraint broken')

/** An error that nothing catches, as a driver would throw it, with all that it knows. */
function crash(): string {
  const properties = JSON.stringify({ params: Object.values(visitors), detail: told.database })
  const source = `process.on('SIGUSR2', () => { throw Object.assign(new Error('a crash'), ${properties}) })`
  // A file: the stack of the crash would show an address that holds the program itself.
  const file = join(temporaryFolder(), 'crash.mjs')
  writeFileSync(file, source)
  return file
}

/** In good times, while the database refuses rows, without it, and to the end. */
async function driven() {
  const { postgres, env, post, databaseUrl } = await environment()
  const seen: Seen = new Set()
  const site = await wholeSite({ env, node: ['--import', crash()] })
  const good = await everything(site, seen)
  const database = new pg.Client({ connectionString: databaseUrl })
  database.on('error', () => undefined)
  await database.connect()
  await database.query(spoil)
  const spoilt = await everything(site, seen)
  await database.query(mend)
  const { rows } = await database.query<{ line: string }>('select t::text as line from error_logs t')
  await database.end()
  await postgres.stop()
  const without = await everything(site, seen)
  process.kill(site.pid, 'SIGUSR2')
  expect(await site.ended).toBe(1)
  for (const { source } of post.received)
    for (const [code] of source.matchAll(/\b\d{6}\b/g)) seen.add(`"${code}"`)
  return { seen, good, spoilt, without, text: site.written(), rows: rows.map(({ line }) => line) }
}

test('ASVS 16.2.5, 14.2.1: no secret, no e-mail address and no phone number is written by the process or into its error log, in good times and bad', async ({
  annotate,
}) => {
  const { seen, good, spoilt, without, text, rows } = await driven()
  const count = (statuses: number[], least: number) => statuses.filter((status) => status >= least).length
  // The searched log has all kinds: successes, refusals, failures and the end.
  expect(good.length - count(good, 300)).toBeGreaterThan(10)
  expect(count(spoilt, 500)).toBeGreaterThan(2)
  expect(count(without, 500)).toBeGreaterThan(10)
  expect(rows.length).toBeGreaterThan(2)
  expect(text).toContain('caught nowhere')
  // A token, an authorisation code, a cookie, and the secrets of mails.
  expect(seen.size).toBeGreaterThan(3)
  const secrets = [...Object.values(told), ...Object.values(visitors), ...seen]
  for (const lines of [text.split('\n'), rows]) {
    const found = lines.filter((line) =>
      secrets.some((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
    )
    expect(found, found.join('\n').slice(0, 1000)).toEqual([])
  }
  await annotate(
    `${secrets.length} secrets looked for in ${text.split('\n').length} lines and ${rows.length} rows`,
  )
})

test('ASVS 16.2.5: a start that fails says which setting is wrong, and shows none that is secret', async ({
  annotate,
}) => {
  const wrong: Record<string, string>[] = [
    { SMTP_URL: `ftp://x:${told.smtp}@host` },
    { NEWSLETTER_WEBHOOK_URL: `ftp://${told.webhookAddress}` },
    { NEWSLETTER_WEBHOOK_SECRET: told.webhookAddress },
    { DATABASE_URL: `mysql://x:${told.database}@127.0.0.1/x` },
    { DATABASE_URL: `postgres://x:${told.database}@127.0.0.1:9/x`, AUTH_SECRET: told.auth },
    { AUTH_SECRET: told.auth.slice(0, 20) },
    { INGEST_TOKEN: `${told.ingest} ${told.ingest}` },
  ]
  for (const env of wrong) {
    const site = await begunSite({ env })
    const text = await site.ended.then((code) => `${code} ${site.written()}`)
    expect(text).toMatch(/^1 .*\S/)
    expect(Object.values(told).filter((secret) => text.includes(secret))).toEqual([])
  }
  await annotate(`${wrong.length} wrong configurations`)
})
