import { migrations as known } from '../migrate.ts'
import { StorageError } from '../storage.ts'
import { linesOf } from './dump-lines.ts'
import { Fingerprint, type TableSum } from './fingerprint.ts'
import { type DumpEnd, type DumpHead, readHead, readLine } from './format.ts'

export interface DumpReport {
  /** ISO. */
  madeAt: string
  engine: DumpHead['engine']
  rows: number
  /** Those with rows. */
  tables: { name: string; rows: number }[]
  /** Migrations of this release that the dump has not: a restore applies them to its rows. */
  pending: string[]
}

/**
 * Reads a dump to its end and compares each table with its count and hash, without a database. A restore still compares
 * the rows as the database has them.
 *
 * @throws StorageError `restore-refused`, with its fault
 */
export async function checkDump(path: string): Promise<DumpReport> {
  const lines = linesOf(path)
  const { madeAt, engine, migrations, tables: declared } = await readDumpHead(lines)
  const { sums, end } = await sumLines(lines)
  for (const { name } of declared) if (!isEqual(sums.get(name), end.sums[name])) throw damaged()
  const tables = declared
    .map(({ name }) => ({ name, rows: end.sums[name]?.rows ?? 0 }))
    .filter(({ rows }) => rows > 0)
  return {
    madeAt,
    engine,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables,
    pending: Object.keys(known).filter((name) => !migrations.includes(name)),
  }
}

/** @throws StorageError `restore-refused` when it is no dump, or one of a newer release */
export async function readDumpHead(lines: AsyncIterator<string>): Promise<DumpHead> {
  const first = await lines.next()
  const head = readHead(first.done ? '' : first.value)
  const unknown = head.migrations.filter((name) => !(name in known))
  if (unknown.length === 0) return head
  throw new StorageError(
    'restore-refused',
    `The dump was made by a newer release: this one does not know ${unknown.join(', ')}. Restore it with that release.`,
    { fault: 'newer' },
  )
}

async function sumLines(
  lines: AsyncIterable<string>,
): Promise<{ sums: Map<string, TableSum>; end: DumpEnd }> {
  const sums = new Map<string, Fingerprint>()
  let current: Fingerprint | undefined
  for await (const text of lines) {
    const line = readLine(text)
    if (line.kind === 'end')
      return { sums: new Map([...sums].map(([name, { sum }]) => [name, sum])), end: line.end }
    if (line.kind === 'table') {
      current = new Fingerprint()
      sums.set(line.table, current)
    } else if (current) current.add(line.row)
    else throw damaged()
  }
  throw damaged()
}

function isEqual(found: TableSum | undefined, expected: TableSum | undefined): boolean {
  return found !== undefined && found.rows === expected?.rows && found.hash === expected.hash
}

export const damaged = () =>
  new StorageError(
    'restore-refused',
    'The dump is damaged: its rows are not those that were dumped. Nothing was changed.',
    { fault: 'damaged' },
  )
