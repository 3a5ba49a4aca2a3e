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

const tableLine = z.object({ table: name })
const end = z.object({ sums: z.record(name, z.object({ rows: count, hash: z.string().length(64) })) })

export type DumpHead = z.output<typeof head>
export type DumpEnd = z.output<typeof end>

export type DumpLine =
  | { kind: 'row'; row: string }
  | { kind: 'table'; table: string }
  | { kind: 'end'; end: DumpEnd }

export function readHead(line: string): DumpHead {
  const read = head.safeParse(parsed(line))
  if (read.success) return read.data
  const { format, version } = z.looseObject({}).catch({}).parse(parsed(line))
  if (format === 'chautari-dump' && version !== 1)
    throw new StorageError('restore-refused', 'The dump has a form that only a newer release knows.')
  throw new StorageError('restore-refused', 'The file is not a dump that db:backup has made.')
}

export function readLine(line: string): DumpLine {
  if (line.startsWith('[')) return { kind: 'row', row: line }
  const value = parsed(line)
  const table = tableLine.safeParse(value)
  if (table.success) return { kind: 'table', table: table.data.table }
  const last = end.safeParse(value)
  if (last.success) return { kind: 'end', end: last.data }
  throw new StorageError('restore-refused', 'The dump is damaged: it holds a line that cannot be read.')
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
