import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#app/platform/env/config.server.ts'
import { makeBackupFolder } from '#app/records/backups/files.server.ts'
import { openStorage } from '#db/client.server.ts'
import { dumpName } from '#db/dump/dump-files.ts'
import { type Storage, StorageError } from '#db/storage.ts'
import { readSecret } from '../auth/auth-secret.ts'

/** An error whose message is a sentence for the operator. */
class CommandError extends Error {}

/** Runs a command. An error that an operator can fix is printed as one sentence, any other with its stack. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env))
  } catch (error) {
    console.error(explained(error))
    process.exitCode = 1
  }
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  // System errors of files, disks and connections are readable already.
  const isOfSystem = typeof code === 'string' && /^E[A-Z]+$/.test(code)
  const isExpected =
    error instanceof CommandError || error.name === 'ConfigError' || error.name === 'StorageError'
  if (isOfSystem) return error.message || `No answer (${code}).`
  return isExpected ? error.message : error
}

/** At most one argument, and these flags: `replace` stands for `--replace`. */
export function readCall<Flag extends string = never>(
  usage: string,
  flags: readonly Flag[] = [],
): { argument: string | undefined; flags: ReadonlySet<Flag> } {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    if (positionals.length > 1) throw new Error('too many')
    return { argument: positionals[0], flags: new Set(flags.filter((flag) => values[flag] === true)) }
  } catch {
    throw new CommandError(`Usage: ${usage}`)
  }
}

export function refuse(sentence: string): never {
  throw new CommandError(sentence)
}

/** Opens PostgreSQL, or else the embedded database of the data folder, which must exist. @throws StorageError */
export async function openExisting({
  databaseUrl,
  dataDir,
}: { databaseUrl?: string | undefined } & Pick<Config, 'dataDir'>): Promise<Storage> {
  if (databaseUrl) return await openStorage({ databaseUrl })
  if (!existsSync(join(dataDir, 'pgdata'))) {
    throw new StorageError(
      'not-a-database',
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has them.`,
    )
  }
  return await openStorage({ dataDir })
}

export async function using<Result>(storage: Storage, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    await storage.close()
  }
}

/** As the server has it; empty where it will make one at its first start. */
export const secretOf = ({ authSecret, dataDir }: Config) => authSecret ?? readSecret(dataDir) ?? ''

/** The default path of a dump. */
export const dumpPath = async (config: Config, now: Date) =>
  join(await makeBackupFolder(config), dumpName('chautari', now))

export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
