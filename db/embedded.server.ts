import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from './schema.ts'
import { isDiskFull, type Storage, StorageError } from './storage.ts'

/** The log of the database grows by 16 MiB at a time, and its tables beside it. */
const neededMiB = 32
const bytesInMiB = 1024 ** 2

const closed = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'])

/**
 * Creates the data folder if it is missing and tests that it is writable: the database's own messages about a full or
 * read-only disk are hard to understand.
 *
 * @throws StorageError `no-space`, `not-writable`
 */
export function prepareDataFolder(dataDir: string): void {
  const trial = join(dataDir, '.writable')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(trial, Buffer.alloc(4096))
    rmSync(trial)
  } catch (cause) {
    if (isDiskFull(cause)) throw noSpace(dataDir, 0)
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    if (!closed.has(code)) throw cause
    throw new StorageError(
      'not-writable',
      `The data folder ${dataDir} cannot be written (${code}). Give it to the user that runs the server, on a disk that is not read-only, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMiB = Math.floor((bavail * bsize) / bytesInMiB)
  if (freeMiB < neededMiB) throw noSpace(dataDir, freeMiB)
}

function noSpace(dataDir: string, freeMiB: number): StorageError {
  return new StorageError(
    'no-space',
    `There is no space left for the database in ${dataDir}: ${freeMiB} MiB are free, ${neededMiB} are needed. Make room on that disk and start again; nothing is lost.`,
  )
}

/** The PostgreSQL that this release of PGlite is built from; it cannot open a directory of another major. */
const embeddedMajor = '18'

const sharedOptions: PGliteOptions = {
  // Its default of 128 MB is held in full: with 16 MB the process needs half the memory and opens faster.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // As on the other driver (postgres.server.ts): int8, date, numeric.
  parsers: { 20: Number, 1082: (text) => text, 1700: (text) => text },
}

/**
 * Opens `<dataDir>/pgdata`, made when missing (about 4 s). One process at a time, and one connection: inside a
 * transaction use only the transaction's handle, the outer one waits for its end.
 *
 * @throws StorageError `directory-in-use`, `not-a-database`, `other-database-version`, `no-space`, `not-writable`
 */
export async function openEmbedded(dataDir: string): Promise<Storage> {
  prepareDataFolder(dataDir)
  const unlock = lockDirectory(dataDir)
  try {
    return toStorage(await openDirectory(dataDir), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database in memory. With an `image` by `dumpDataDir` of the same release it opens faster. */
export async function openInMemory(image?: Blob): Promise<Storage> {
  return toStorage(await PGlite.create({ ...sharedOptions, loadDataDir: image }), () => {})
}

async function openDirectory(dataDir: string): Promise<PGlite> {
  const directory = join(dataDir, 'pgdata')
  // A database whose creation was interrupted is empty and cannot be opened.
  const unfinished = join(dataDir, 'pgdata.unfinished')
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true })
  if (!existsSync(directory) || readdirSync(directory).length === 0) writeFileSync(unfinished, '')
  else refuseOthers(directory)
  const pglite = await PGlite.create({ ...sharedOptions, dataDir: directory })
  rmSync(unfinished, { force: true })
  return pglite
}

function refuseOthers(directory: string): void {
  const versionFile = join(directory, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    throw new StorageError(
      'not-a-database',
      `${directory} holds other files than a database. Move them away first.`,
    )
  }
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found === embeddedMajor) return
  throw new StorageError(
    'other-database-version',
    `The database in ${directory} was made by PostgreSQL ${found}, this release embeds PostgreSQL ${embeddedMajor}. ` +
      'Export it with the release that made it, then import it into an empty directory.',
  )
}

function toStorage(pglite: PGlite, unlock: () => void): Storage {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    embedded: {
      async runSql(text, values) {
        if (values?.length) return await pglite.query<Record<string, unknown>>(text, values)
        // All queries share one connection: a failed transaction is rolled back before the next query.
        const results = await (/^\s*begin\b/i.test(text)
          ? pglite.transaction((transaction) => transaction.exec(text))
          : pglite.exec(text))
        return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) }
      },
    },
    // Within one process the connection cannot be lost, so there is nothing to reconnect.
    async listen(channel, onPayload) {
      return await pglite.listen(channel, onPayload)
    },
    async close() {
      await db.destroy()
      // Kysely leaves an instance open that it has never used.
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}

/**
 * Takes a data directory for this process; returns the function that frees it. Nothing else would stop two
 * processes from writing the embedded database at once, which loses rows silently. The lock is the kernel's, so a
 * killed process leaves none behind.
 *
 * @throws StorageError `directory-in-use`
 */
function lockDirectory(dataDir: string): () => void {
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (cause) {
    file.close()
    throw new StorageError(
      'directory-in-use',
      `The database in ${dataDir} is already open in another process. Stop the server first.`,
      { cause },
    )
  }
  return () => {
    if (file.isOpen) file.close()
  }
}
