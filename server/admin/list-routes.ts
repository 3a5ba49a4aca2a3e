import { digitsIn } from 'bikram-sambat-calendar/digits'
import { z } from 'zod'
import { csvTable } from '#app/lib/csv.ts'
import type { Lang } from '#app/lib/language.ts'
import { importAnswer, orderAnswer, savedOrderAnswer } from '#app/platform/editing/answers.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { exportRows, importedColumns, type RowFile } from '#app/platform/editing/row-file.server.ts'
import { importRows } from '#app/platform/editing/row-import.server.ts'
import { type Groups, listOrder, mostOrdered, reorderRows } from '#app/platform/editing/row-order.server.ts'
import { type AdminRoute, conflict, forEditors, refused, withBody } from './admin-route.ts'
import type { Edit } from './edit-routes.ts'

type OrderEdit = Pick<Edit, 'path' | 'names' | 'editor'> & Pick<RowFile, 'record'> & { groups?: Groups }

const ids = z.array(z.uuid()).max(mostOrdered)
const orderRequest = z.strictObject({ ids, read: ids })

/** The order of a record whose rows have a position; else no routes. */
export function orderRoutes({ path, names, editor, record, groups }: OrderEdit): AdminRoute[] {
  if (!('sort_order' in record.controls)) return []
  const reading = forEditors.get(`${path}/order`, {
    summary: `All ${names[1]} in the order in which pages show them`,
    answers: orderAnswer,
    answer: async ({ site, lang }) => {
      const found = await listOrder(site.storage.db, editor.options, groups)
      return found.length > mostOrdered
        ? refused({ order: messages[lang].tooManyToOrder(digitsIn(lang, mostOrdered)) }, lang)
        : { status: 200, body: { rows: found } }
    },
  })
  const writing = forEditors.put(`${path}/order`, {
    summary: `Puts all ${names[1]} in the order of ids. Where rows were added, deleted or moved since the order in read, 409 with the order now`,
    maxBytes: 128 * 1024,
    answers: savedOrderAnswer,
    ...withBody(orderRequest, async ({ site, ...context }, order) => {
      const { outcome, rows } = await reorderRows(
        site.storage.db,
        editor.options,
        { ...order, groups },
        context,
      )
      if (outcome === 'saved') return { status: 200, body: { rows, act: context.actor.act } }
      return conflict(messages[context.lang].staleOrder, { current: { rows } })
    }),
  })
  return [reading, writing]
}

const mostLines = 2000
const maxMegabytes = 1
const bytesOfMegabyte = 1024 * 1024

const importRequest = z.strictObject({
  csv: z.string(),
  apply: z.boolean().default(false),
  over: z.boolean().default(false),
})

type FileEdit = Pick<Edit, 'path' | 'names'> & RowFile

/** The rows of a record as a CSV file, and back. */
export function fileRoutes(edit: FileEdit): AdminRoute[] {
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
  if (rows.length > mostLines) return texts.tooManyLines(digitsIn(lang, mostLines))
  if (unknown.length > 0) return texts.unknownColumns(unknown.join(', '), known.join(', '))
  if (repeated.length > 0) return texts.sameColumns([...new Set(repeated)].join(', '))
  return rows.length === 0 ? texts.empty : undefined
}
