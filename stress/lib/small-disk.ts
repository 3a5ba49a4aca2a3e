import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { atEnd, temporaryFolder } from '../bench/lib/processes.ts'

const chunkBytes = 256 * 1024

/** A disk of its own, in memory, that can be filled and closed. Only root may mount one: otherwise the test fails. */
export class SmallDisk {
  readonly folder: string
  readonly #ballast: string

  constructor(mebibytes: number) {
    this.folder = temporaryFolder()
    this.#ballast = join(this.folder, 'ballast')
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', this.folder)
    atEnd(() => this.remove())
    // PostgreSQL runs as a user of its own.
    chmodSync(this.folder, 0o755)
  }

  /** To the last byte. */
  fill(): void {
    for (let bytes = chunkBytes; bytes >= 1; ) {
      try {
        appendFileSync(this.#ballast, Buffer.alloc(bytes))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        bytes = Math.floor(bytes / 4)
      }
    }
  }

  makeRoom(): void {
    rmSync(this.#ballast, { force: true })
  }

  /** Works only while no process has a file of it open. */
  setReadOnly(isReadOnly: boolean): void {
    asRoot('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, this.folder)
  }

  remove(): void {
    if (this.#isGone) return
    this.#isGone = true
    // Lazily: a process that still has a file open keeps it, and the end of the test does not wait for it.
    asRoot('umount', '--lazy', this.folder)
  }

  #isGone = false
}

/** Nothing in the folder can be written any more, also by who has it open. Gives back what opens it again. */
export function closeFolder(folder: string): () => void {
  asRoot('chattr', '-R', '+i', folder)
  const open = () => {
    forget()
    asRoot('chattr', '-R', '-i', folder)
  }
  const forget = atEnd(open)
  return open
}

function asRoot(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (cause) {
    throw new Error(`This test needs to run ${command} as root: ${args.join(' ')}`, { cause })
  }
}
