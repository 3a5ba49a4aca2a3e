import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.server.ts'
import { authMethod } from './sign-in-config.server.ts'
import { upstreamEntries } from './upstreams.server.ts'

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}

test('with nothing set the site runs on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    alertMails: true,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDir: './data',
    nightlyBackup: true,
    backupCopyTo: undefined,
    authSecret: undefined,
    adminEmails: [],
    google: undefined,
    oidc: undefined,
    authMethods: new Set(),
    adminSecondFactor: 'optional',
    smsWebhookUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    trustedProxies: [],
    ingestToken: undefined,
    metricsToken: undefined,
    nrbUrl: 'https://www.nrb.org.np',
    geolocationUrl: undefined,
    newsletterWebhookUrl: undefined,
    newsletterWebhookSecret: undefined,
    metalsUrl: undefined,
    jobs: true,
    drainMs: 0,
    coinGeckoUrl: 'https://api.coingecko.com',
    coinGeckoDemoKey: undefined,
    development: false,
    logLevel: 'info',
  })
})

test('every variable is read', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_URL: 'https://chautari.example',
    DATABASE_URL: 'postgres://me:secret@db/chautari',
    DATA_DIR: '/var/lib/chautari',
    BACKUP_COPY_TO: '/mnt/disk/chautari',
    AUTH_SECRET: 'thirty-two-characters-or-more-of-it',
    ADMIN_EMAILS: 'Sita@Example.com, ram@example.com,,sita@example.com',
    GOOGLE_CLIENT_ID: 'client.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: 'http://localhost:4001/',
    OIDC_ISSUER: 'http://localhost:4002/realms/office/',
    OIDC_CLIENT_ID: 'chautari',
    OIDC_CLIENT_SECRET: 'oidc-secret',
    AUTH_METHODS: 'google, password,email-otp,,magic-link,phone,web3,sso,totp, passkey',
    ADMIN_SECOND_FACTOR: 'required',
    SMS_WEBHOOK_URL: 'https://sms.example/send?key=secret',
    SMTP_URL: 'smtps://chautari:secret@mail.example',
    MAIL_FROM: 'Chautari <hello@chautari.example>',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1 ,2001:db8::/32,192.0.2.1,',
    INGEST_TOKEN: 'a-token-of-the-feeder',
    METRICS_TOKEN: 'a-token-of-the-watcher',
    NRB_URL: 'http://127.0.0.1:4000/',
    GEOLOCATION_URL: 'https://places.example/{ip}/json/',
    NEWSLETTER_WEBHOOK_URL: 'http://127.0.0.1:5678/webhook/newsletter',
    NEWSLETTER_WEBHOOK_SECRET: 'whsec_QSBzZWNyZXQgb2YgMjQgYnl0ZXMuLi4u',
    METALS_URL: 'https://metals.example/',
    JOBS: 'off',
    DRAIN_SECONDS: '7.5',
    COINGECKO_URL: 'http://127.0.0.1:4001/',
    COINGECKO_DEMO_KEY: 'CG-abc',
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    ALERT_MAILS: 'off',
  }
  expect(readConfig(env)).toEqual({
    port: 8080,
    alertMails: false,
    host: '0.0.0.0',
    siteUrl: 'https://chautari.example',
    databaseUrl: 'postgres://me:secret@db/chautari',
    dataDir: '/var/lib/chautari',
    nightlyBackup: true,
    backupCopyTo: '/mnt/disk/chautari',
    authSecret: 'thirty-two-characters-or-more-of-it',
    adminEmails: ['sita@example.com', 'ram@example.com'],
    google: {
      id: 'client.apps.googleusercontent.com',
      secret: 'google-secret',
      issuer: 'http://localhost:4001',
    },
    oidc: { id: 'chautari', secret: 'oidc-secret', issuer: 'http://localhost:4002/realms/office' },
    authMethods: new Set(authMethod.options),
    adminSecondFactor: 'required',
    smsWebhookUrl: 'https://sms.example/send?key=secret',
    smtpUrl: 'smtps://chautari:secret@mail.example',
    mailFrom: 'Chautari <hello@chautari.example>',
    trustedProxies: ['10.0.0.0/8', '::1', '2001:db8::/32', '192.0.2.1'],
    ingestToken: 'a-token-of-the-feeder',
    metricsToken: 'a-token-of-the-watcher',
    nrbUrl: 'http://127.0.0.1:4000',
    geolocationUrl: 'https://places.example/{ip}/json/',
    newsletterWebhookUrl: 'http://127.0.0.1:5678/webhook/newsletter',
    newsletterWebhookSecret: 'whsec_QSBzZWNyZXQgb2YgMjQgYnl0ZXMuLi4u',
    metalsUrl: 'https://metals.example',
    jobs: false,
    drainMs: 7500,
    coinGeckoUrl: 'http://127.0.0.1:4001',
    coinGeckoDemoKey: 'CG-abc',
    development: true,
    logLevel: 'silent',
  })
})

test('an empty variable counts as not set', () => {
  const empty = {
    PORT: '',
    HOST: ' ',
    SITE_URL: '',
    DATABASE_URL: '',
    DATA_DIR: '',
    AUTH_SECRET: '',
    ADMIN_EMAILS: '',
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
    GOOGLE_ISSUER: '',
    OIDC_ISSUER: '',
    OIDC_CLIENT_ID: '',
    OIDC_CLIENT_SECRET: '',
    AUTH_METHODS: '',
    ADMIN_SECOND_FACTOR: '',
    SMS_WEBHOOK_URL: '',
    SMTP_URL: '',
    MAIL_FROM: '',
    TRUSTED_PROXIES: '',
    INGEST_TOKEN: '',
    METRICS_TOKEN: '',
    NRB_URL: '',
    GEOLOCATION_URL: '',
    NEWSLETTER_WEBHOOK_URL: '',
    NEWSLETTER_WEBHOOK_SECRET: '',
    METALS_URL: '',
    JOBS: '',
    COINGECKO_URL: '',
    COINGECKO_DEMO_KEY: '',
    LOG_LEVEL: '',
  }
  expect(readConfig({ ...empty, NODE_ENV: '' })).toEqual(readConfig({}))
})

test('the address of the site follows the port where none is given; a trailing slash is forgiven', () => {
  expect(readConfig({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  expect(readConfig({ SITE_URL: 'https://chautari.example/' }).siteUrl).toBe('https://chautari.example')
})

test.each([
  ['PORT', 'many'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['DRAIN_SECONDS', 'soon'],
  ['DRAIN_SECONDS', '100'],
  ['SITE_URL', 'chautari.example'],
  ['SITE_URL', 'ftp://chautari.example'],
  ['SITE_URL', 'https://chautari.example/tools'],
  ['SITE_URL', 'https://chautari.example/?a=1'],
  ['DATABASE_URL', 'mysql://db/chautari'],
  ['DATABASE_URL', 'localhost'],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['AUTH_SECRET', 'too-short'],
  ['AUTH_SECRET', 'a secret of words with spaces between them'],
  ['ADMIN_EMAILS', 'sita'],
  ['GOOGLE_ISSUER', 'http://accounts.google.com'],
  ['AUTH_METHODS', 'google, telepathy'],
  ['ADMIN_SECOND_FACTOR', 'perhaps'],
  ['SMS_WEBHOOK_URL', 'http://sms.example/send'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'hello'],
  ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>'],
  ['MAIL_FROM', 'A <a@example.com>\nBcc: b@example.com'],
  ['INGEST_TOKEN', 'too-short'],
  ['INGEST_TOKEN', 'sixteen and a space'],
  ['METRICS_TOKEN', 'too-short'],
  ['NRB_URL', 'http://www.nrb.org.np'],
  ['NRB_URL', 'https://www.nrb.org.np/api'],
  ['GEOLOCATION_URL', 'http://places.example/{ip}'],
  ['GEOLOCATION_URL', 'https://places.example/json'],
  ['NEWSLETTER_WEBHOOK_URL', 'hooks.example'],
  ['NEWSLETTER_WEBHOOK_URL', 'http://hooks.example/newsletter'],
  ['NEWSLETTER_WEBHOOK_SECRET', 'a-secret-of-no-known-form-but-quite-long'],
  ['NEWSLETTER_WEBHOOK_SECRET', 'whsec_dG9vIHNob3J0'],
  ['METALS_URL', 'http://metals.example'],
  ['METALS_URL', 'https://metals.example/today'],
  ['JOBS', 'no'],
  ['JOBS', 'off'],
  ['COINGECKO_URL', 'http://api.coingecko.com'],
  ['COINGECKO_URL', 'https://api.coingecko.com/api/v3'],
  ['COINGECKO_DEMO_KEY', 'with a\nline'],
  ['NODE_ENV', 'prod'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is a mistake that names the variable in one line', (name, value) => {
  const mistakes = mistakesOf({ [name]: value })
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(new RegExp(`^${name}: [^\\n]+$`))
})

test('Google needs both halves of its client, and to be among the methods', () => {
  expect(mistakesOf({ GOOGLE_CLIENT_ID: 'x' })).toEqual([expect.stringMatching(/^GOOGLE_CLIENT_SECRET: /)])
  expect(mistakesOf({ GOOGLE_CLIENT_SECRET: 'x' })).toEqual([expect.stringMatching(/^GOOGLE_CLIENT_ID: /)])
  const client = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }
  expect(readConfig(client).google).toEqual({ id: 'x', secret: 'y', issuer: 'https://accounts.google.com' })
  expect(readConfig({ ...client, AUTH_METHODS: 'password' }).google).toBeUndefined()
})

test('a second factor of operators can be required only where one can be shown', () => {
  const required = { ADMIN_SECOND_FACTOR: 'required' }
  expect(mistakesOf(required)).toEqual([expect.stringMatching(/^ADMIN_SECOND_FACTOR: .*totp/)])
  expect(readConfig({ ...required, AUTH_METHODS: 'google, totp' }).adminSecondFactor).toBe('required')
})

test('single sign-on needs its issuer and both halves of its client', () => {
  const client = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }
  expect(mistakesOf({ ...client, OIDC_CLIENT_ID: '' })).toEqual([expect.stringMatching(/^OIDC_CLIENT_ID: /)])
  expect(
    mistakesOf({ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }),
  ).toEqual([expect.stringMatching(/^OIDC_ISSUER: /)])
  expect(readConfig(client).oidc).toBeUndefined()
  expect(readConfig({ ...client, AUTH_METHODS: 'sso' }).authMethods).toEqual(new Set(['sso']))
})

test('a way to sign in that lacks what it needs is off', () => {
  const named = { AUTH_METHODS: 'google,password,phone,sso' }
  expect(readConfig(named).authMethods).toEqual(new Set(['password']))
  expect(readConfig({ ...named, SMS_WEBHOOK_URL: 'https://sms.example/' }).authMethods).toEqual(
    new Set(['password', 'phone']),
  )
})

test('in production a PostgreSQL needs a secret that its servers share; elsewhere one is made', () => {
  const postgres = { DATABASE_URL: 'postgres://db/chautari' }
  expect(mistakesOf(postgres)).toEqual([expect.stringMatching(/^AUTH_SECRET: .*openssl rand/)])
  expect(mistakesOf({ ...postgres, AUTH_SECRET: 'x'.repeat(32) })).toEqual([])
  expect(mistakesOf({ ...postgres, NODE_ENV: 'development' })).toEqual([])
})

test('all mistakes are reported at once, one line each', () => {
  const env = { PORT: 'many', SITE_URL: 'x', TRUSTED_PROXIES: 'one,10.0.0.1,two', LOG_LEVEL: 'loud' }
  const names = mistakesOf(env).map((mistake) => mistake.split(':')[0])
  expect(names).toEqual(['PORT', 'SITE_URL', 'TRUSTED_PROXIES', 'TRUSTED_PROXIES', 'LOG_LEVEL'])
  expect(() => readConfig(env)).toThrow(/^The configuration has mistakes:\n( {2}[A-Z_]+: [^\n]+\n?){5}$/)
})

test('a mistake in an address that holds a secret, or in a secret, does not print it', () => {
  for (const name of [
    'GEOLOCATION_URL',
    'NEWSLETTER_WEBHOOK_URL',
    'NEWSLETTER_WEBHOOK_SECRET',
    'SMS_WEBHOOK_URL',
    'SMTP_URL',
  ])
    expect(mistakesOf({ [name]: 'http://x.example/hidden' })[0], name).not.toContain('hidden')
  for (const name of ['AUTH_SECRET', 'METRICS_TOKEN'])
    expect(mistakesOf({ [name]: 'short-secret' }).join(), name).not.toContain('short-secret')
})

test('a mistake in the address of the database does not print its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db/chautari' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') as string }),
  )
})

test('CRYPTO-08: a mistake in the key of the coin service does not print it', () => {
  const [mistake] = mistakesOf({ COINGECKO_DEMO_KEY: 'secret words' })
  expect(mistake).toBe('COINGECKO_DEMO_KEY: must have letters, digits, _ and - only')
})

test('operators can read of the calls to every server in the metrics', () => {
  const running = readFileSync('docs/running.md', 'utf8')
  const feeds = upstreamEntries.flatMap(([, { feed }]) => feed ?? [])
  expect(feeds.length).toBeGreaterThan(0)
  for (const feed of feeds) expect(running).toContain(`\`${feed}\``)
})
