import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { uploadPart } from '#app/records/backups/fields.ts'
import { maxUploadBytes } from '#app/records/backups/upload-limits.ts'
import { checkDump, type DumpReport } from '#db/dump/check-dump.ts'
import { deleteOldDumps, dumpName, unfinishedEnd } from '#db/dump/dump-files.ts'

const prefix = 'upload'
/** An unfinished upload is deleted after this time without a new part. */
const abandonedMs = 60 * 60_000

type Part = z.output<typeof uploadPart>

export type Uploaded =
  | { outcome: 'continue' }
  | { outcome: 'too-large' }
  /** A part is missing or came twice in another size: the upload begins again. */
  | { outcome: 'out-of-order' }
  | { outcome: 'done'; file: string; report: DumpReport }

/**
 * Adds a part of a file. A part that was received already is accepted again, for a client that lost the answer. After the
 * last one the file is checked, and kept under a name of its own only when it is a whole dump.
 *
 * @throws StorageError `restore-refused` with its fault; the upload is deleted
 */
export async function receivePart(folder: string, part: Part, now: Date): Promise<Uploaded> {
  const bytes = Buffer.from(part.data, 'base64')
  if (part.offset + bytes.length > maxUploadBytes) return { outcome: 'too-large' }
  const path = join(folder, `${prefix}-${part.upload}${unfinishedEnd}`)
  if (part.offset === 0) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await deleteAbandoned(folder, now)
  }
  if (!(await append(path, part.offset, bytes))) return { outcome: 'out-of-order' }
  return part.is_last ? await finish(folder, path, now) : { outcome: 'continue' }
}

async function append(path: string, offset: number, bytes: Buffer): Promise<boolean> {
  const size = await stat(path).then(
    (stats) => stats.size,
    () => 0,
  )
  if (offset > size || (offset < size && offset + bytes.length !== size)) return false
  if (offset < size) return true
  const file = await open(path, 'a', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
    return true
  } finally {
    await file.close()
  }
}

async function finish(folder: string, path: string, now: Date): Promise<Uploaded> {
  try {
    const report = await checkDump(path)
    const file = dumpName(now, prefix)
    await rename(path, join(folder, file))
    await deleteOldDumps(folder, prefix)
    return { outcome: 'done', file, report }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function deleteAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${prefix}-`) || !name.endsWith(unfinishedEnd)) continue
    const { mtime } = await stat(join(folder, name))
    if (now.getTime() - mtime.getTime() > abandonedMs) await rm(join(folder, name), { force: true })
  }
}
