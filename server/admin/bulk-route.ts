import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { bulkAnswer } from '#app/platform/editing/answers.ts'
import type { EditContext } from '#app/platform/editing/editable-table.server.ts'
import { parseChanges } from '#app/platform/editing/fields.ts'
import { type Filters, parseWhere } from '#app/platform/editing/list-query.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'
import {
  type BulkEditable,
  type BulkOutcome,
  type ChosenRows,
  changeMany,
  removeMany,
} from '#app/platform/editing/row-bulk.server.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { badRequest, mismatch, refused } from './replies.ts'

interface BulkEdit<Fields extends object> {
  path: AdminRoute['path']
  /** Plural. */
  names: readonly [one: string, many: string]
  editor: BulkEditable<Fields>
  record: { bulkEdits: (lang: Lang) => mini.ZodMiniObject<mini.core.$ZodShape, mini.core.$strict> }
}

/** Of one request: its transaction locks them all. */
const mostRows = 2000

const ids = z.array(z.uuid()).max(mostRows)

const request = (set: mini.core.$ZodType) =>
  z.strictObject({
    ids: ids.min(1).optional(),
    /** Query parameters of the list: `q` and filters. */
    where: z.record(z.string().max(40), z.string().max(200)).optional(),
    /** Of the rows that match, not these. */
    except: ids.optional(),
    set: z.optional(set),
    delete: z.literal(true).optional(),
    /** How many rows the operator saw as chosen: with another number nothing is changed. */
    expected: z.int().min(1),
  })

const anything = request(z.unknown())

/** Sets fields of many rows, or deletes them. */
export function bulkRoute<Fields extends object>(edit: BulkEdit<Fields>): AdminRoute {
  const { path, names, editor, record } = edit
  return {
    role: 'editor',
    method: 'POST',
    path: `${path}/bulk`,
    summary: `Sets fields of many ${names[1]} or deletes them: all or none, at most 2,000. They are named by ids, or all that match a search and filters. Where their number is not the expected one, nothing is changed, and the answer is 409 with the number`,
    accepts: request(mini.partial(record.bulkEdits('en'))),
    maxBytes: 192 * 1024,
    answers: bulkAnswer,
    answer: async ({ site, body, ...context }) => {
      const { lang } = context
      const parsed = anything.safeParse(body)
      if (!parsed.success) return badRequest(z.prettifyError(parsed.error))
      const { set, delete: deletes, expected } = parsed.data
      const rows = rowsOf(parsed.data, editor.options.filters)
      if (!rows || (set === undefined) === (deletes === undefined))
        return badRequest(messages[lang].nothingChosen)
      if (expected > mostRows) return badRequest(messages[lang].tooManyRows(groupedNumber(lang, mostRows)))
      const { db } = site.storage
      if (deletes)
        return replyOf(await removeMany(editor, db, { rows, expected }, context), expected, context)
      const changes = parseChanges(record.bulkEdits(lang), set, lang)
      if (!changes.ok) return refused(changes.fieldErrors, lang)
      const fields = changes.fields as Partial<Fields>
      if (Object.keys(fields).length === 0) return badRequest(messages[lang].nothingChosen)
      return replyOf(await changeMany(editor, db, { rows, expected, fields }, context), expected, context)
    },
  }
}

/** Unlike in a list, an unknown filter is refused: without it more rows would be changed. */
function rowsOf(
  { ids, where, except = [] }: z.output<typeof anything>,
  filters: Filters,
): ChosenRows | undefined {
  if (ids) return where || except.length > 0 ? undefined : { ids: [...new Set(ids)] }
  if (!where || Object.keys(where).some((name) => name !== 'q' && !filters[name])) return
  const matched = parseWhere(new URLSearchParams(where), filters)
  return matched && { where: matched, except }
}

function replyOf(bulk: BulkOutcome, expected: number, { lang, actor }: EditContext): AdminReply {
  if (bulk.outcome === 'refused') return refused(bulk.fieldErrors, lang)
  if (bulk.outcome === 'mismatch') return mismatch(bulk.count, expected, lang)
  return { status: 200, body: { ok: true, changed: bulk.changed, act: actor.act } }
}
