import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { StorageError } from '../storage.ts'

/*
 * A dump is lines, compressed with gzip: a head; for each table `{"table":"banks"}` and its rows, each a JSON list of
 * texts; and an end with the count and hash of each table. The end tells that the dump is whole; its figures are known
 * only after the last row.
 */

const count = z.int().nonnegative()
const name = z.string().min(1)

const head = z.object({
  format: z.literal('chautari-dump'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** In their order. */
  migrations: z.array(name).min(1),
  /** First instants of the months that the usage log has tables for. */
  usageMonths: z.array(z.iso.datetime()),
  counters: z.array(z.object({ table: name, column: name, last: count })),
  /** Parents before children. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1) })),
})

/** How many rows a table has, and one hash of them all. */
const tableSum = z.object({ rows: count, hash: z.string().length(64) })

const sums = z.record(name, tableSum)

const mark = z.union([z.object({ table: name }), z.object({ sums })])

export type DumpHead = z.output<typeof head>
export type TableSum = z.output<typeof tableSum>
export type TableSums = z.output<typeof sums>

const modulus = 1n << 256n

/**
 * A hash of rows in whatever order: two engines, or one after a restore, give rows in orders of their own, and sorting
 * a log of years would need the room for it. The sum of the rows' hashes; unlike their XOR it sees a row twice.
 */
export class Fingerprint {
  #rows = 0
  #sum = 0n

  add(row: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', row)}`)) % modulus
  }

  get sum(): TableSum {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
  }
}

export function readHead(line: string): DumpHead {
  const read = head.safeParse(parsed(line))
  if (read.success) return read.data
  const { format, version } = z.looseObject({}).catch({}).parse(parsed(line))
  if (format === 'chautari-dump' && version !== 1)
    throw new StorageError('restore-refused', 'The dump has a form that only a newer release knows.')
  throw new StorageError('restore-refused', 'The file is not a dump that db:backup has made.')
}

export const isRow = (line: string) => line.startsWith('[')

/** A line that is no row: the name of the table that follows, or the end. */
export function readMark(line: string): z.output<typeof mark> {
  const read = mark.safeParse(parsed(line))
  if (read.success) return read.data
  throw new StorageError('restore-refused', 'The dump is damaged: it holds a line that cannot be read.')
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Split at line feeds only: texts contain other characters that some readers treat as line ends. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const file = createReadStream(path)
  file.on('error', (error) => unpacked.destroy(error))
  file.pipe(unpacked).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StorageError('restore-refused', `There is no file ${path}.`, { cause })
    throw new StorageError('restore-refused', `${path} cannot be unpacked: it is no dump, or damaged.`, {
      cause,
    })
  }
}
