import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#app/lib/app-error.ts'

const maxDumps = 7
/** Of a file that is not complete yet. */
const unfinishedEnd = '.unfinished'
const archiveEnd = '.tar.gz'
const sitePrefix = 'chautari'

/** A dump of all rows, `chautari-2026-11-21T05-00-00Z.jsonl.gz`: names sort by time. */
export function dumpName(now: Date, prefix = sitePrefix): string {
  return `${prefix}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`
}

/** The daily archive of the embedded database, `chautari-2026-11-21.tar.gz`: names sort by day. */
export function dailyDumpName(day: string): string {
  return `${sitePrefix}-${day}${archiveEnd}`
}

/**
 * Writes a file that appears under its name only when it is complete and on the disk; only its owner may read it.
 * A file of that name is replaced.
 */
export async function writeComplete<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${path}${unfinishedEnd}`
  const file = await open(unfinished, 'w', 0o600)
  try {
    const result = await write(file)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    await syncDirectory(folder)
    return result
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Deletes all but the newest seven files named `<prefix>-…<end>`; other files stay. */
export async function deleteOldDumps(folder: string, prefix: string, end = '.jsonl.gz'): Promise<void> {
  const names = await namesIn(folder, prefix, end)
  for (const old of names.toSorted().slice(0, -maxDumps)) await rm(join(folder, old), { force: true })
}

/**
 * Writes an archive of the embedded database, then deletes all but the newest seven.
 * @throws {AppError} `storage-unavailable` when the disk is full; earlier archives stay.
 */
export async function saveDump(
  folder: string,
  name: string,
  archive: Blob,
  write = async (file: FileHandle) => file.writeFile(Buffer.from(await archive.arrayBuffer())),
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Archives that a killed process left; dumps of other commands may be in progress.
  for (const left of await namesIn(folder, sitePrefix, archiveEnd + unfinishedEnd))
    await rm(join(folder, left), { force: true })
  try {
    await writeComplete(join(folder, name), write)
  } catch (cause) {
    if (!isFull(cause)) throw cause
    throw new AppError(
      'storage-unavailable',
      `There is no space left in ${folder}: the dump ${name} was not made. Those before it are kept.`,
      { cause },
    )
  }
  await deleteOldDumps(folder, sitePrefix, archiveEnd)
}

/** The new name is in the directory, which must reach the disk too. */
async function syncDirectory(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function namesIn(folder: string, prefix: string, end: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.startsWith(`${prefix}-`) && name.endsWith(end))
}

/** Whether the disk, or the quota of the user, is used up. */
export function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
}
