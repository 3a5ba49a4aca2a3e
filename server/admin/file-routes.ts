import { digitsIn } from 'bikram-sambat-calendar/digits'
import { z } from 'zod'
import { csvTable } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import { lineVerdict } from '#app/platform/editing/line-verdict.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { exportRows, importedColumns, type RowFile } from '#app/platform/editing/row-file.server.ts'
import { importRows } from '#app/platform/editing/row-import.server.ts'
import type { AdminRoute } from './define.ts'
import { badRequest, refused } from './replies.ts'

const mostLines = 2000
const maxMegabytes = 1
const bytesOfMegabyte = 1024 * 1024

const request = z.strictObject({
  csv: z.string(),
  apply: z.boolean().default(false),
  over: z.boolean().default(false),
})

interface FileEdit extends RowFile {
  path: AdminRoute['path']
  /** Singular and plural. */
  names: readonly [one: string, many: string]
}

/** The rows of a record as a CSV file, and back. */
export function fileRoutes(edit: FileEdit): AdminRoute[] {
  return [exporting(edit), importing(edit)]
}

function exporting(edit: FileEdit): AdminRoute {
  const { path, names } = edit
  return {
    role: 'editor',
    method: 'GET',
    path: `${path}/csv`,
    summary: `All ${names[1]} as a file for spreadsheets, which can be imported again`,
    answers: 'text/csv',
    answer: async ({ site }) => ({
      status: 200,
      fileName: `${path.replace('/api/admin-', '')}.csv`,
      csv: await exportRows(site.storage.db, edit),
    }),
  }
}

function importing(edit: FileEdit): AdminRoute {
  const { path, names } = edit
  return {
    role: 'editor',
    method: 'POST',
    path: `${path}/import`,
    summary: `Reads a CSV of ${names[1]} and says of each line what becomes of it. With apply, rows are made and changed; none is deleted. With over, also rows that were changed since the file was exported`,
    accepts: request,
    // Quotes and line ends take two bytes in JSON.
    maxBytes: 2 * maxMegabytes * bytesOfMegabyte,
    answers: z.object({ applied: z.boolean(), act: z.uuid(), rows: z.array(lineVerdict) }),
    answer: async ({ site, body, ...context }) => {
      const parsed = request.safeParse(body)
      if (!parsed.success) return badRequest(z.prettifyError(parsed.error))
      const { csv, apply, over } = parsed.data
      const table = csvTable(csv)
      const error = errorOf(csv, table, importedColumns(edit), context.lang)
      if (error) return refused({ csv: error }, context.lang)
      const rows = await importRows(site.storage.db, edit, table, { ...context, apply, over })
      return { status: 200, body: { applied: apply, act: context.actor.act, rows } }
    },
  }
}

/** Why the file as a whole cannot be read. */
function errorOf(
  csv: string,
  { head, rows }: ReturnType<typeof csvTable>,
  known: readonly string[],
  lang: Lang,
): string | undefined {
  const say = messages[lang].csv
  const unknown = head.filter((name) => !known.includes(name))
  const repeated = head.filter((name, index) => head.indexOf(name) !== index)
  if (Buffer.byteLength(csv) > maxMegabytes * bytesOfMegabyte)
    return say.tooLarge(digitsIn(lang, maxMegabytes))
  if (rows.length > mostLines) return say.tooManyLines(digitsIn(lang, mostLines))
  if (unknown.length > 0) return say.unknownColumns(unknown.join(', '), known.join(', '))
  if (repeated.length > 0) return say.sameColumns([...new Set(repeated)].join(', '))
  return rows.length === 0 ? say.empty : undefined
}
