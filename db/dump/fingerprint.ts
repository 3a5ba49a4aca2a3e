import { createHash } from 'node:crypto'

const modulus = 1n << 256n

/** How many rows a table has, and one hash of them all. */
export interface TableSum {
  rows: number
  hash: string
}

/**
 * A hash of rows in whatever order: two engines, or one after a restore, give rows in orders of their own, and sorting
 * a log of years would need the room for it. The sum of the rows' hashes; unlike their XOR it sees a row twice.
 */
export class Fingerprint {
  #rows = 0
  #sum = 0n

  add(row: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus
  }

  get sum(): TableSum {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
  }
}
