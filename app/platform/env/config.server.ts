import { z } from 'zod'
import {
  type AuthMethod,
  authMethod,
  mayHavePasskeys,
  type OidcClient,
  secondFactors,
} from './sign-in-config.server.ts'
import {
  origin,
  upstreamAddresses,
  upstreamEndpoint,
  upstreamEntries,
  upstreamOrigin,
  upstreamVariables,
} from './upstreams.server.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number')

const seconds = z
  .string()
  .regex(/^\d{1,2}(\.\d)?$/, 'must be seconds, below 100')
  .transform(Number)

/** `sita@example.com`, or `Chautari <sita@example.com>`. */
const mailbox = /^([^<>"\\\r\n]{1,100}<)?[^\s<>@"]+@[^\s<>@"]+\.[^\s<>@"]+>?$/

/** Separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const text = z.string().min(1)
const switchedOn = z.enum(['on', 'off']).default('on')
/** Long enough that it cannot be guessed. */
const token = z.string().regex(/^\S{16,200}$/, 'must have 16 to 200 characters without white space')

/** One without the others is a slip. */
const togetherOrNotAtAll = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/** `docs/configuration.md` is made from these variables and their descriptions, in this order. */
export const schema = z
  .object({
    PORT: port.default(3000).describe('The port that the server listens on'),
    HOST: text.default('127.0.0.1').describe('The address that it listens on; `0.0.0.0` means all'),
    SITE_URL: origin
      .optional()
      .describe('The public origin, without a path; https adds HSTS. Without it `http://localhost:$PORT`'),
    TRUSTED_PROXIES: list
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be addresses or networks')))
      .describe('Addresses or networks, separated by commas, whose `X-Forwarded-For` is believed'),
    DRAIN_SECONDS: seconds
      .default(0)
      .describe('How long a server that is told to stop still takes requests ([how](running.md#stopping))'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe('`postgres://…` of PostgreSQL 15 or newer. Without it the embedded database is used'),
    DATA_DIR: text
      .default('./data')
      .describe('The folder of the embedded database, backups, generated secret and one-time admin link'),
    NIGHTLY_BACKUP: switchedOn.describe('Whether [backups](running.md#backups) are made each night'),
    BACKUP_COPY_TO: z
      .string()
      .regex(/^\//, 'must be the full path of a folder')
      .optional()
      .describe('A folder on another disk for a copy of each nightly backup'),
    AUTH_SECRET: z
      .string()
      .regex(/^\S{32,200}$/, 'must have 32 to 200 characters without white space')
      .optional()
      .describe('Signs sessions: `openssl rand -base64 32`. Made once where `DATABASE_URL` is not set'),
    ADMIN_EMAILS: list
      .transform((emails) => [...new Set(emails.map((email) => email.toLowerCase()))])
      .pipe(z.array(z.email('must be e-mail addresses')))
      .describe('E-mail addresses of the first [operators](running.md#operators), separated by commas'),
    ADMIN_SECOND_FACTOR: z
      .enum(['optional', 'required'])
      .default('optional')
      .describe('Whether an operator must have a second factor ([how](running.md#operators))'),
    AUTH_METHODS: list
      .pipe(z.array(authMethod))
      .default(['google'])
      .describe(
        'Ways to sign in, separated by commas: `google`, `password`, `email-otp` (a code by e-mail), `magic-link`, `phone` (with `SMS_WEBHOOK_URL`) and `web3` (both without a page of their own), `sso` (with `OIDC_…`), `totp` (codes of an app, as a second factor), `passkey` (counts as two factors; needs a `SITE_URL` with https and a host name, or `localhost`)',
      ),
    GOOGLE_CLIENT_ID: text
      .optional()
      .describe('Sign-in with Google, which redirects to `$SITE_URL/auth/v1/callback/google`'),
    GOOGLE_CLIENT_SECRET: text.optional().describe('Belongs to `GOOGLE_CLIENT_ID`'),
    GOOGLE_ISSUER: upstreamOrigin
      .default('https://accounts.google.com')
      .describe('The OpenID Connect provider of that sign-in'),
    OIDC_ISSUER: upstreamEndpoint
      .transform((address) => address.replace(/\/$/, ''))
      .optional()
      .describe('Single sign-on, by OpenID Connect. It redirects to `$SITE_URL/auth/v1/callback/sso`'),
    OIDC_CLIENT_ID: text.optional().describe('Belongs to `OIDC_ISSUER`'),
    OIDC_CLIENT_SECRET: text.optional().describe('Belongs to `OIDC_ISSUER`'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe('Mail server: `smtps://user:password@host`. Without it mails are files in `DATA_DIR`'),
    MAIL_FROM: z
      .string()
      .regex(mailbox, 'must be an e-mail address, or a name and then one between < and >')
      .optional()
      .describe('Sender of mails: `Chautari <hello@example.com>`. Without it `chautari@` the site’s host'),
    ALERT_MAILS: switchedOn.describe('Whether operators get mails about [problems](running.md#problems)'),
    ...upstreamVariables,
    NEWSLETTER_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64')
      .optional()
      .describe('Signs what is posted there: `echo "whsec_$(openssl rand -base64 32)"`'),
    COINGECKO_DEMO_KEY: z
      .string()
      .regex(/^[\w-]{1,200}$/, 'must have letters, digits, _ and - only')
      .optional()
      .describe('The demo key of CoinGecko, which allows more calls'),
    INGEST_TOKEN: token.optional().describe('Token for posting [prices](running.md#gold-and-silver-prices)'),
    METRICS_TOKEN: token.optional().describe('Token for reading [`/metrics`](running.md#monitoring)'),
    JOBS: switchedOn.describe('Whether this server runs the [jobs](jobs.md); `off` with `DATABASE_URL` only'),
    NODE_ENV: z
      .enum(['production', 'development', 'test'])
      .default('production')
      .describe('`npm run dev` sets `development`: readable logs, no page cache, a policy that only reports'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info')
      .describe('The least important lines that are logged'),
  })
  .superRefine((env, context) => {
    const mistake = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (env.JOBS === 'off' && !env.DATABASE_URL) {
      mistake(
        'JOBS',
        'may be off with DATABASE_URL only: nobody else could run the jobs of an embedded database',
      )
    }
    if (env.NIGHTLY_BACKUP === 'off' && env.BACKUP_COPY_TO)
      mistake('BACKUP_COPY_TO', 'is for the nightly backup, which NIGHTLY_BACKUP turns off')
    for (const group of togetherOrNotAtAll) {
      const missing = group.filter((name) => env[name] === undefined)
      if (missing.length === group.length) continue
      for (const name of missing) mistake(name, 'is needed beside the others of its kind')
    }
    const hasFactors = secondFactors.some((name) => env.AUTH_METHODS.includes(name))
    if (env.ADMIN_SECOND_FACTOR === 'required' && !hasFactors) {
      mistake(
        'ADMIN_SECOND_FACTOR',
        'may be required with totp or passkey among AUTH_METHODS only: nobody could show one',
      )
    }
    if (env.AUTH_METHODS.includes('passkey') && env.SITE_URL && !mayHavePasskeys(env.SITE_URL)) {
      mistake(
        'AUTH_METHODS',
        'may name passkey only where SITE_URL is https with a host name, or localhost: browsers offer none elsewhere',
      )
    }
    // Servers that share a database must share the secret: with different ones they would sign visitors out.
    if (env.DATABASE_URL?.startsWith('postgres') && env.NODE_ENV === 'production' && !env.AUTH_SECRET) {
      mistake('AUTH_SECRET', 'is needed with DATABASE_URL; make one with: openssl rand -base64 32')
    }
  })
  .transform(({ AUTH_METHODS: methods, ...env }) => ({
    port: env.PORT,
    host: env.HOST,
    /** The public origin, without a trailing slash. */
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    nightlyBackup: env.NIGHTLY_BACKUP === 'on',
    /** The folder for a copy of each nightly backup. */
    backupCopyTo: env.BACKUP_COPY_TO,
    /** None: the server makes one and keeps it in the data folder. */
    authSecret: env.AUTH_SECRET,
    /** Lower case. */
    adminEmails: env.ADMIN_EMAILS,
    ...signInOf(methods, {
      google: clientOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER),
      sso: clientOf(env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET, env.OIDC_ISSUER),
      phone: env.SMS_WEBHOOK_URL,
    }),
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    /** None: mails are written to a folder. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** Whether operators get e-mails about problems. */
    alertMails: env.ALERT_MAILS === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    ingestToken: env.INGEST_TOKEN,
    /** None: `/metrics` answers only to this machine. */
    metricsToken: env.METRICS_TOKEN,
    ...upstreamAddresses(env),
    newsletterWebhookSecret: env.NEWSLETTER_WEBHOOK_SECRET,
    /** Whether this server runs the jobs. */
    jobs: env.JOBS === 'on',
    /** How long a stopping server still accepts connections, until its load balancer has noticed. */
    drainMs: env.DRAIN_SECONDS * 1000,
    coinGeckoDemoKey: env.COINGECKO_DEMO_KEY,
    development: env.NODE_ENV === 'development',
    logLevel: env.LOG_LEVEL,
  }))

/** Undefined where a part of it is not set. */
function clientOf(id?: string, secret?: string, issuer?: string): OidcClient | undefined {
  return id && secret && issuer ? { id, secret, issuer } : undefined
}

interface Needed {
  google: OidcClient | undefined
  sso: OidcClient | undefined
  phone: string | undefined
}

/** Enabled sign-in methods that are configured, and the clients of those that need one. */
function signInOf(methods: readonly AuthMethod[], needed: Needed) {
  const lacks = (method: AuthMethod) => method in needed && !needed[method as keyof Needed]
  const authMethods: ReadonlySet<AuthMethod> = new Set(methods.filter((method) => !lacks(method)))
  return {
    authMethods,
    google: authMethods.has('google') ? needed.google : undefined,
    oidc: authMethods.has('sso') ? needed.sso : undefined,
  }
}

export type Config = z.output<typeof schema>

/** One line for each mistake, each naming its variable. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(`The configuration has mistakes:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

/**
 * Reads every setting once. An empty variable counts as not set.
 * @throws {ConfigError} naming each variable that cannot be used.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw new ConfigError(
    read.error.issues.map(
      ({ path: [name], message }) => `${String(name)}: ${message}${shown(String(name), given)}`,
    ),
  )
}

/** A database URL contains its password, and one of another server may contain a key. */
const secretName = /SECRET|TOKEN|_KEY$|^(DATABASE|SMTP)_URL$/
const secretUrls = upstreamEntries.flatMap(([, { variable, isSecret }]) => (isSecret ? [variable] : []))

/** The value as it is shown in an error. */
function shown(name: string, given: Record<string, string | undefined>): string {
  return secretName.test(name) || secretUrls.includes(name) ? '' : ` (is ${JSON.stringify(given[name])})`
}
