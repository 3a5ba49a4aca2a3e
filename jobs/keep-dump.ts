import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#app/kit/app-error.ts'

const kept = 7
const unfinishedEnd = '.unfinished'

/** The name of a day's dump: names sort as their days do. */
export const dumpName = (day: string) => `chautari-${day}.tar.gz`

/**
 * Writes a dump so that it is on the disk and whole, or not there at all; then deletes all but the newest seven.
 * @throws {AppError} `storage-unavailable` when the disk is full; the dumps before are kept.
 */
export async function keepDump(
  folder: string,
  name: string,
  dump: Blob,
  write: typeof writeSynced = writeSynced,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A process that was killed may have left one.
  for (const left of await namesIn(folder, unfinishedEnd)) await rm(join(folder, left), { force: true })
  const unfinished = join(folder, `${name}${unfinishedEnd}`)
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
  for (const old of dumps.toSorted().slice(0, -kept)) await rm(join(folder, old))
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

/** A new name is in the directory, which has to reach the disk too. */
async function syncDirectory(folder: string) {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Files of ours alone: what somebody else put there stays. */
async function namesIn(folder: string, end: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.startsWith('chautari-') && name.endsWith(end))
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
}
