import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StorageError } from './storage.ts'

/** The log of the database grows by 16 MiB at a time, and its tables beside it. */
const neededMiB = 32
const bytesInMiB = 1024 ** 2

const full = new Set(['ENOSPC', 'EDQUOT'])
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
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    if (full.has(code)) throw noSpace(dataDir, 0)
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
