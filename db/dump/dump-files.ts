import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDiskFull, StorageError } from '../storage.ts'

const maxDumps = 7
/** A file that nothing was written to for this long was left by a killed process. */
const abandonedMs = 60_000
const dumpEnd = '.jsonl.gz'
/** Of a file that is not complete yet. */
const unfinishedEnd = '.unfinished'

/** Who made a dump, the first part of its name: on the command line, in the panel, or the job of every night. */
type Maker = 'chautari' | 'panel' | 'nightly'

/** The name of a dump, `panel-2026-11-21T05-00-00Z.jsonl.gz`: names of one maker sort by time. */
export function dumpName(maker: Maker, now: Date): string {
  return `${maker}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${dumpEnd}`
}

/** The dump of a night, `nightly-2026-11-21.jsonl.gz`: one a day in Nepal, however often the job is repeated. */
export const nightlyName = (day: string) => `nightly-${day}${dumpEnd}`

/**
 * Writes a file that appears under its name only when it is complete and on the disk; only its owner may read it.
 * A file of that name is replaced.
 *
 * @throws StorageError `dump-refused` without the folder, which may be that of a disk that is not mounted, and while
 *   another process writes the same file; `no-space` when the disk is full
 */
export async function writeComplete<Result>(path: string, write: (file: FileHandle) => Promise<Result>) {
  const folder = dirname(path)
  if (!existsSync(folder))
    throw new StorageError('dump-refused', `There is no folder ${folder}. Make it, or mount its disk.`)
  const unfinished = `${path}${unfinishedEnd}`
  const file = await claim(unfinished)
  try {
    const result = await write(file)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    await syncDirectory(folder)
    return result
  } catch (cause) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    if (!isDiskFull(cause)) throw cause
    const name = basename(path)
    throw new StorageError('no-space', `There is no space left in ${folder}: ${name} was not made.`, {
      cause,
    })
  }
}

/** Puts what a stream gives into a file. */
export const intoFile = (file: FileHandle) => async (parts: AsyncIterable<Buffer>) => {
  for await (const part of parts) await file.writeFile(part)
}

/** Copies the dump of a night into a folder that exists, and deletes all but the newest seven of the nights there. */
export async function copyDump(path: string, folder: string, signal: AbortSignal) {
  await writeComplete(join(folder, basename(path)), (file) =>
    pipeline(createReadStream(path), intoFile(file), { signal }),
  )
  await deleteOldDumps(folder, 'nightly')
}

/** Deletes all but the newest seven of a maker, and what its killed processes left; other files stay. */
export async function deleteOldDumps(folder: string, maker: Maker): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${maker}-`)).toSorted()
  for (const old of names.filter((name) => name.endsWith(dumpEnd)).slice(0, -maxDumps))
    await rm(join(folder, old), { force: true })
  for (const name of names.filter((one) => one.endsWith(dumpEnd + unfinishedEnd)))
    await deleteAbandoned(join(folder, name))
}

async function claim(unfinished: string): Promise<FileHandle> {
  await deleteAbandoned(unfinished)
  try {
    return await open(unfinished, 'wx', 0o600)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    throw new StorageError('dump-refused', `Another process is writing ${unfinished}.`, { cause })
  }
}

async function deleteAbandoned(unfinished: string): Promise<void> {
  const stats = await stat(unfinished).catch(() => undefined)
  if (stats && Date.now() - stats.mtimeMs > abandonedMs) await rm(unfinished, { force: true })
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
