import { digitsIn } from '@chautari/bikram-sambat/digits'
import { z } from 'zod'
import { csvTable } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import { importAnswer } from '#app/platform/editing/answers.ts'
import { exportRows, importedColumns } from '#app/platform/editing/csv-export.server.ts'
import { importRows } from '#app/platform/editing/csv-import.server.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { mostRowsOfAct } from '#app/records/audit/store.server.ts'
import { type AdminRoute, forEditors, refused, withBody } from './admin-route.ts'
import type { Edit } from './edit-routes.ts'

const maxMegabytes = 1
const bytesOfMegabyte = 1024 * 1024

const importRequest = z.strictObject({
  csv: z.string(),
  apply: z.boolean().default(false),
  over: z.boolean().default(false),
})

/** The rows of a record as a CSV file, and back. */
export function csvRoutes(edit: Edit): AdminRoute[] {
  const { path, names } = edit
  const exporting = forEditors.get(`${path}/csv`, {
    summary: `All ${names[1]} as a file for spreadsheets, which can be imported again`,
    answers: 'text/csv',
    answer: async ({ site }) => ({
      status: 200,
      fileName: `${path.replace('/api/admin-', '')}.csv`,
      csv: await exportRows(site.storage.db, edit),
    }),
  })
  const importing = forEditors.post(`${path}/import`, {
    summary: `Reads a CSV of ${names[1]} and says of each line what becomes of it. With apply, rows are made and changed; none is deleted. With over, also rows that were changed since the file was exported`,
    // Quotes and line ends take two bytes in JSON.
    maxBytes: 2 * maxMegabytes * bytesOfMegabyte,
    answers: importAnswer,
    ...withBody(importRequest, async ({ site, ...context }, { csv, apply, over }) => {
      const table = csvTable(csv)
      const error = errorOf(csv, table, importedColumns(edit), context.lang)
      if (error) return refused({ csv: error }, context.lang)
      const rows = await importRows(site.storage.db, edit, table, { ...context, apply, over })
      return { status: 200, body: { applied: apply, act: context.actor.act, rows } }
    }),
  })
  return [exporting, importing]
}

/** Why the file as a whole cannot be read. */
function errorOf(
  csv: string,
  { head, rows }: ReturnType<typeof csvTable>,
  known: readonly string[],
  lang: Lang,
): string | undefined {
  const texts = messages[lang].csv
  const unknown = head.filter((name) => !known.includes(name))
  const repeated = head.filter((name, index) => head.indexOf(name) !== index)
  if (Buffer.byteLength(csv) > maxMegabytes * bytesOfMegabyte)
    return texts.tooLarge(digitsIn(lang, maxMegabytes))
  if (rows.length > mostRowsOfAct) return texts.tooManyLines(digitsIn(lang, mostRowsOfAct))
  if (unknown.length > 0) return texts.unknownColumns(unknown.join(', '), known.join(', '))
  if (repeated.length > 0) return texts.sameColumns([...new Set(repeated)].join(', '))
  return rows.length === 0 ? texts.empty : undefined
}
