import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageError } from './storage.ts'

/**
 * Takes a data directory for this process; returns the function that frees it. Nothing else would stop two
 * processes from writing the embedded database at once, which loses rows silently. The lock is the kernel's, so a
 * killed process leaves none behind.
 *
 * @throws StorageError `directory-in-use`
 */
export function lockDirectory(dataDir: string): () => void {
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
