import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { mailMethods } from '#app/lib/operator-role.ts'
import { type Config, ConfigError, readConfig } from '#app/platform/env/config.server.ts'
import { upstreamEntries } from '#app/platform/env/upstreams.server.ts'
import { greetMailServer } from '#app/platform/mail/mailer.server.ts'

/** The result of a check, and what to do. */
export interface Finding {
  about: string
  state: 'ok' | 'warning' | 'wrong'
  found: string
  /** Missing where there is nothing to do. */
  advice?: string
}

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const

/** One line for a check, and one more for what to do. */
export function findingText({ about, state, found, advice }: Finding): string {
  const line = `${marks[state]}  ${about}: ${found}`
  return advice ? `${line}\n         -> ${advice}` : line
}

export const exitCode = (findings: readonly Finding[]) =>
  findings.some(({ state }) => state === 'wrong') ? 1 : 0

export const ok = (about: string, found: string): Finding => ({ about, state: 'ok', found })

const inState =
  (state: Finding['state']) =>
  (about: string, found: string, advice: string): Finding => ({ about, state, found, advice })

export const warning = inState('warning')

export const wrong = inState('wrong')

const neededNode = 24
const fewBytes = 1024 ** 3
const tooFewBytes = 100 * 1024 ** 2

export function checkNode(version: string): Finding {
  const major = Number(version.split('.')[0])
  if (major >= neededNode) return ok('Node', version)
  const advice = `Use Node ${neededNode} or newer; the project brings one: node_modules/.bin/node.`
  return wrong('Node', version, advice)
}

/** All mistakes, or the configuration when there is none. */
export function checkConfiguration(env: NodeJS.ProcessEnv): { config?: Config; findings: Finding[] } {
  try {
    const config = readConfig(env)
    return { config, findings: [ok('Configuration', 'every variable can be used'), ...checkSettings(config)] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const findings = error.mistakes.map((mistake) =>
      wrong('Configuration', mistake, 'Correct it; docs/configuration.md says what each variable takes.'),
    )
    return { findings }
  }
}

/** Settings that are allowed, but wrong for a public site. */
function checkSettings(config: Config): Finding[] {
  const { development, siteUrl, databaseUrl, adminEmails, google, metricsToken } = config
  if (development) return [ok('Mode', 'development: nothing is asked of a public site')]
  const operators = adminEmails.length > 0 && `${adminEmails.length} in ADMIN_EMAILS`
  return [
    settingOf('SITE_URL', siteUrl.startsWith('https:') && siteUrl, [
      siteUrl,
      'Set it to the public https:// address; fine for trying out on this machine.',
    ]),
    settingOf('Database in use', databaseUrl && 'PostgreSQL', [
      'embedded',
      'For a public site set DATABASE_URL; then npm run db:export.',
    ]),
    settingOf('Operators', operators, [
      'none in ADMIN_EMAILS',
      'Set it to the addresses of those who invite others in /admin.',
    ]),
    settingOf('Sign-in', google && 'with Google', [
      'by the one-time link alone',
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for visitors.',
    ]),
    settingOf('Metrics', metricsToken && 'with a token', [
      'for this machine alone',
      'Set METRICS_TOKEN to let a Prometheus elsewhere ask.',
    ]),
  ]
}

const settingOf = (about: string, good: string | false | undefined, bad: [found: string, advice: string]) =>
  good ? ok(about, good) : warning(about, ...bad)

/** Permissions of the data folder, its secret and the folder of copies, and free disk space. */
export function checkDataFolder({ dataDir, authSecret, backupCopyTo }: Config): Finding[] {
  const folder = resolve(dataDir)
  const existing = nearest(folder)
  const findings = [rightsOf(folder, existing), spaceOf(existing)]
  if (backupCopyTo) findings.push(copyFolderOf(backupCopyTo, existing))
  return authSecret ? [...findings, ok('AUTH_SECRET', 'is set')] : [...findings, checkSecret(folder)]
}

function nearest(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearest(dirname(folder))
}

function rightsOf(folder: string, existing: string): Finding {
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch {
    const advice = 'Give it to the user that runs the server (chown).'
    return wrong('Data folder', `${existing} cannot be written`, advice)
  }
  if (existing !== folder) return ok('Data folder', `${folder} will be made`)
  if ((statSync(folder).mode & 0o007) === 0) return ok('Data folder', folder)
  return warning('Data folder', `${folder} is open to every user of this machine`, `chmod 700 ${folder}`)
}

function spaceOf(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${(free / 1024 ** 3).toFixed(1)} GiB free`
  if (free < tooFewBytes) return wrong('Disk', text, 'Make room: the next dump or write may fail.')
  return free < fewBytes
    ? warning('Disk', text, 'Make room, or move old files of backups/ elsewhere.')
    : ok('Disk', text)
}

function copyFolderOf(folder: string, dataFolder: string): Finding {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    const advice = 'Mount its disk, or make it and give it to the user that runs the server.'
    return wrong('BACKUP_COPY_TO', `${folder} is missing or cannot be written`, advice)
  }
  if (statSync(folder).dev !== statSync(dataFolder).dev) return ok('BACKUP_COPY_TO', folder)
  const advice = 'Copies there are lost with the disk. Is the other one mounted?'
  return warning('BACKUP_COPY_TO', `${folder} is on the disk of the data folder`, advice)
}

function checkSecret(folder: string): Finding {
  const file = join(folder, 'auth-secret')
  if (!existsSync(file)) return ok('AUTH_SECRET', 'will be made at the first start')
  if ((statSync(file).mode & 0o077) === 0) return ok('AUTH_SECRET', `kept in ${file}`)
  return wrong('AUTH_SECRET', `${file} can be read by others`, `chmod 600 ${file}`)
}

/** Whether the configured upstream servers answer. One that is down is only a warning. */
export async function checkUpstreams(config: Config, limitMs = 5000): Promise<Finding[]> {
  const servers: (readonly [about: string, url: string | undefined])[] = [
    ...upstreamEntries.map(([key, { title, variable }]) => [`${title} (${variable})`, config[key]] as const),
    ['Google (GOOGLE_ISSUER)', config.google?.issuer],
    ['Single sign-on (OIDC_ISSUER)', config.oidc?.issuer],
  ]
  return await Promise.all(
    servers.flatMap(([about, url]) => (url ? [checkServer(about, new URL(url), limitMs)] : [])),
  )
}

/** Only the origin: a path may contain a key or have side effects. Any response counts. */
async function checkServer(about: string, { origin, host }: URL, limitMs: number): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    await response.body?.cancel()
    return ok(about, `${host} answers`)
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    const found = isSlow ? `${host} did not answer within ${limitMs / 1000} s` : `${host} cannot be reached`
    return warning(about, found, 'Check name, network and firewall; the site shows its last data meanwhile.')
  }
}

const mail = 'Mail (SMTP_URL)'

/** Connects to the mail server and authenticates; sends no mail. */
export async function checkMail(
  { smtpUrl, authMethods }: Pick<Config, 'smtpUrl' | 'authMethods'>,
  greet: (url: string) => Promise<void> = greetMailServer,
): Promise<Finding[]> {
  const wanted = mailMethods.filter((method) => authMethods.has(method))
  if (smtpUrl === undefined) {
    const fine =
      'not set: no method to sign in needs it; notices are written into the folder outbox, and operators get no e-mails about problems'
    const found = `not set, but ${wanted.join(', ')} sends letters: they are written into the folder outbox`
    const advice = 'Set SMTP_URL and MAIL_FROM, or take these ways out of AUTH_METHODS.'
    return [settingOf(mail, wanted.length === 0 && fine, [found, advice])]
  }
  const { host } = new URL(smtpUrl)
  try {
    await greet(smtpUrl)
    return [ok(mail, `${host} takes letters from here`)]
  } catch (error) {
    return [wrong(mail, ...whatFailed(host, (error as { code?: string }).code))]
  }
}

function whatFailed(host: string, code: string | undefined): [found: string, advice: string] {
  if (code === 'EAUTH') return [`${host} refuses the user or the password`, 'Correct both in SMTP_URL.']
  return [
    `${host} does not greet (${code ?? 'unknown trouble'})`,
    'Check name, port and firewall; smtps:// is for port 465, smtp:// for 587 and 25.',
  ]
}
