import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { eachCsvRow } from '#app/lib/csv.ts'
import type { Database, Db } from '#db/schema.ts'

/** A file of open data as it is now. */
export interface DataFile {
  /** Without its ending. */
  name: string
  text: string
}

/** A released version of a file; its counts are of rows without the head. */
export type Release = Omit<Selectable<Database['data_releases']>, 'content'>

/** On the page and in the list for programs. */
const mostReleases = 100

/** Stores each file that differs from its newest version, and returns their names. */
export async function storeReleases(db: Db, files: readonly DataFile[], now: Date): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    const released: string[] = []
    for (const { name, text } of files) {
      const before = await tx
        .selectFrom('data_releases')
        .select(['sha256', 'content'])
        .where('name', '=', name)
        .orderBy('released_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      const sha256 = hash('sha256', text)
      if (before?.sha256 === sha256) continue
      const rows = rowsOf(text)
      const rowsBefore = rowsOf(before?.content ?? '')
      await tx
        .insertInto('data_releases')
        .values({
          name,
          released_at: now,
          sha256,
          row_count: rows.size,
          added_count: countMissing(rows, rowsBefore),
          removed_count: countMissing(rowsBefore, rows),
          content: text,
        })
        .execute()
      released.push(name)
    }
    return released
  })
}

/** How many of these the others do not have. */
const countMissing = (these: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...these].filter((row) => !others.has(row)).length

function rowsOf(text: string): Set<string> {
  const rows = new Set<string>()
  const each = eachCsvRow(text)
  // The head.
  each.next()
  for (const row of each) rows.add(JSON.stringify(row))
  return rows
}

/** The newest releases of all files. */
export async function listReleases(db: Db): Promise<Release[]> {
  return await db
    .selectFrom('data_releases')
    .select(['name', 'released_at', 'sha256', 'row_count', 'added_count', 'removed_count'])
    .orderBy('released_at', 'desc')
    .orderBy('name')
    .limit(mostReleases)
    .execute()
}

/** Where a version is read: its content never changes. */
export const releasePath = ({ name, sha256 }: Pick<Release, 'name' | 'sha256'>) =>
  `/data/releases/${sha256}/${name}.csv`

/** The content of a released version. */
export async function findRelease(db: Db, { name, sha256 }: Pick<Release, 'name' | 'sha256'>) {
  const row = await db
    .selectFrom('data_releases')
    .select('content')
    .where('sha256', '=', sha256)
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return row?.content
}
