import { z } from 'zod'
import {
  authMethod,
  googleClient,
  mayHavePasskeys,
  methodsOf,
  oidcClient,
  secondFactors,
  togetherOrNotAtAll,
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

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    SITE_URL: origin.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    /** Whether the server backs the database up: a provider of databases may do it. */
    NIGHTLY_BACKUP: z.enum(['on', 'off']).default('on'),
    BACKUP_COPY_TO: z.string().regex(/^\//, 'must be the full path of a folder').optional(),
    /** Signs sessions; long enough that it cannot be guessed. */
    AUTH_SECRET: z
      .string()
      .regex(/^\S{32,200}$/, 'must have 32 to 200 characters without white space')
      .optional(),
    ADMIN_EMAILS: list
      .transform((emails) => [...new Set(emails.map((email) => email.toLowerCase()))])
      .pipe(z.array(z.email('must be e-mail addresses'))),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_ISSUER: upstreamOrigin.default('https://accounts.google.com'),
    OIDC_ISSUER: upstreamEndpoint.transform((text) => text.replace(/\/$/, '')).optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    AUTH_METHODS: list.pipe(z.array(authMethod)).default(['google']),
    /** Whether an operator must show a second factor. */
    ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(mailbox, 'must be an e-mail address, or a name and then one between < and >')
      .optional(),
    /** Whether operators get an e-mail when a problem begins and when it is over. */
    ALERT_MAILS: z.enum(['on', 'off']).default('on'),
    TRUSTED_PROXIES: list.pipe(
      z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be addresses or networks')),
    ),
    /** Long enough that it cannot be guessed. */
    INGEST_TOKEN: z
      .string()
      .regex(/^\S{16,200}$/, 'must have 16 to 200 characters without white space')
      .optional(),
    /** As above. */
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{16,200}$/, 'must have 16 to 200 characters without white space')
      .optional(),
    ...upstreamVariables,
    /** Standard Webhooks: 24 to 64 bytes. */
    NEWSLETTER_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64')
      .optional(),
    JOBS: z.enum(['on', 'off']).default('on'),
    DRAIN_SECONDS: seconds.default(0),
    COINGECKO_DEMO_KEY: z
      .string()
      .regex(/^[\w-]{1,200}$/, 'must have letters, digits, _ and - only')
      .optional(),
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
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
  .transform((env) => ({
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
    google: googleClient(env),
    oidc: oidcClient(env),
    /** Enabled sign-in methods that are configured. */
    authMethods: methodsOf(env),
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
const secrets = new Set([
  ...upstreamEntries.flatMap(([, { variable, isSecret }]) => (isSecret ? [variable] : [])),
  'DATABASE_URL',
  'INGEST_TOKEN',
  'METRICS_TOKEN',
  'AUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'NEWSLETTER_WEBHOOK_SECRET',
  'COINGECKO_DEMO_KEY',
])

/** The value as it is shown in an error. */
function shown(name: string, given: Record<string, string | undefined>): string {
  return secrets.has(name) ? '' : ` (is ${JSON.stringify(given[name])})`
}
