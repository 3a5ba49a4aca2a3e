import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '#app/platform/env/config.server.ts'
import { type Finding, ok, warning, wrong } from './checks.ts'

const neededNode = 24
const fewBytes = 1024 ** 3
const tooFewBytes = 100 * 1024 ** 2

export function checkNode(version: string): Finding {
  const major = Number(version.split('.')[0])
  if (major >= neededNode) return ok('Node', version)
  return wrong(
    'Node',
    version,
    `Use Node ${neededNode} or newer; the project brings one: node_modules/.bin/node.`,
  )
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
  return [
    siteUrl.startsWith('https:')
      ? ok('SITE_URL', siteUrl)
      : warning(
          'SITE_URL',
          siteUrl,
          'Set it to the public https:// address; fine for trying out on this machine.',
        ),
    databaseUrl
      ? ok('Database in use', 'PostgreSQL')
      : warning('Database in use', 'embedded', 'For a public site set DATABASE_URL; then npm run db:export.'),
    adminEmails.length > 0
      ? ok('Operators', `${adminEmails.length} in ADMIN_EMAILS`)
      : warning(
          'Operators',
          'none in ADMIN_EMAILS',
          'Set it to the addresses of those who invite others in /admin.',
        ),
    google
      ? ok('Sign-in', 'with Google')
      : warning(
          'Sign-in',
          'by the one-time link alone',
          'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for visitors.',
        ),
    metricsToken
      ? ok('Metrics', 'with a token')
      : warning('Metrics', 'for this machine alone', 'Set METRICS_TOKEN to let a Prometheus elsewhere ask.'),
  ]
}

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
    return wrong(
      'Data folder',
      `${existing} cannot be written`,
      'Give it to the user that runs the server (chown).',
    )
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
