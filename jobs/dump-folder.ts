import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#app/kit/app-error.ts'

const maxDumps = 7
const unfinishedSuffix = '.unfinished'

/** Names sort by day. */
export const dailyDumpName = (day: string) => `chautari-${day}.tar.gz`

/**
 * Writes a dump to the disk atomically, then deletes all but the newest seven.
 * @throws {AppError} `storage-unavailable` when the disk is full; earlier dumps stay.
 */
export async function saveDump(
  folder: string,
  name: string,
  dump: Blob,
  write: typeof writeSynced = writeSynced,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Left by a process that was killed.
  for (const left of await namesIn(folder, unfinishedSuffix)) await rm(join(folder, left), { force: true })
  const unfinished = join(folder, `${name}${unfinishedSuffix}`)
  try {
    await write(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, join(folder, name))
    await syncDirectory(folder)
  } catch (cause) {
    await rm(unfinished, { force: true })
    if (!isFull(cause)) throw cause
    throw new AppError(
      'storage-unavailable',
      `There is no space left in ${folder}: the dump ${name} was not made. Those before it are kept.`,
      { cause },
    )
  }
  const dumps = await namesIn(folder, '.tar.gz')
  for (const old of dumps.toSorted().slice(0, -maxDumps)) await rm(join(folder, old))
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A renamed file is on the disk only when its directory is. */
async function syncDirectory(folder: string) {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Only files that the job wrote. */
async function namesIn(folder: string, end: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.startsWith('chautari-') && name.endsWith(end))
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
}
