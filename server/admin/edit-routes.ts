import type { Selectable } from 'kysely'
import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { readChanges, readFields } from '#app/platform/editing/read-fields.ts'
import type { Edited, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import { words } from '#app/platform/editing/words.ts'
import type { Database } from '#db/schema.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { done, listRoute, refused, stale, unknown } from './replies.ts'
import { seenField, withoutSeen } from './seen.ts'

type Table = 'tools' | 'carriers' | 'banks' | 'internet_providers' | 'internet_plans'
type Row<T extends Table> = Selectable<Database[T]>

interface Edit<T extends Table, Shape extends mini.core.$ZodShape> {
  path: AdminRoute['path']
  /** What one is called, and what many are. */
  names: readonly [one: string, many: string]
  editor: RowEditor<T, mini.output<mini.ZodMiniObject<Shape, mini.core.$strict>>>
  fields: (lang: Lang) => mini.ZodMiniObject<Shape, mini.core.$strict>
  orders: readonly (keyof Row<T> & string)[]
  /** A row in an answer. */
  row: z.ZodObject
  shown?: (row: Row<T>) => object
}

const maxBytes = 64 * 1024

/** List, create, change and delete of one kind of row. */
export function editRoutes<T extends Table, Shape extends mini.core.$ZodShape>(
  edit: Edit<T, Shape>,
): AdminRoute[] {
  const { path, names, editor, row, shown = (stored) => stored } = edit
  const [one, many] = names
  const keyed = `${path}/:id` as const
  const answers = z.object({ [one]: row })
  const reply = (edited: Edited<Row<T>>, status: 200 | 201, yours: unknown, lang: Lang): AdminReply => {
    if (edited.outcome === 'refused') return refused(edited.faults, lang)
    if (edited.outcome === 'stale') return stale(shown(edited.current), yours, lang)
    if (edited.outcome === 'unknown') return unknown(lang)
    return { status, body: { [one]: shown(edited.row) } }
  }
  return [
    listRoute({
      path,
      summary: `All ${many}, in parts`,
      wrapper: many,
      orders: edit.orders,
      row,
      list: async ({ site }, ask) => {
        const { rows, total } = await editor.list(site.storage.db, ask)
        return { rows: rows.map((stored) => shown(stored)), total }
      },
    }),
    {
      method: 'POST',
      path,
      summary: `Makes a ${one}`,
      accepts: edit.fields('en'),
      maxBytes,
      status: 201,
      answers,
      answer: async ({ site, body, ...saver }) => {
        const read = readFields(edit.fields(saver.lang), body, saver.lang)
        if (!read.ok) return refused(read.faults, saver.lang)
        return reply(await editor.create(site.storage.db, read.fields, saver), 201, body, saver.lang)
      },
    },
    {
      method: 'PUT',
      path: keyed,
      summary: `Changes the given fields of a ${one}. With the updated_at that was read, an edit over a newer version is answered 409 with both`,
      accepts: mini.extend(mini.partial(edit.fields('en')), { updated_at: seenField }),
      maxBytes,
      answers,
      answer: async ({ site, key, body, ...saver }) => {
        const apart = withoutSeen(body)
        if (!apart) return refused({ updated_at: words[saver.lang].notAnInstant }, saver.lang)
        const read = readChanges(edit.fields(saver.lang), apart.given, saver.lang)
        if (!read.ok) return refused(read.faults, saver.lang)
        const seen = apart.seen ?? undefined
        const edited = await editor.update(site.storage.db, key, read.fields, { ...saver, seen })
        return reply(edited, 200, apart.given, saver.lang)
      },
    },
    {
      method: 'DELETE',
      path: keyed,
      summary: `Deletes a ${one}`,
      answers: z.object({ ok: z.literal(true) }),
      answer: async ({ site, key, ...saver }) => {
        const outcome = await editor.remove(site.storage.db, key, saver)
        return outcome === 'deleted' ? done : unknown(saver.lang)
      },
    },
  ]
}
