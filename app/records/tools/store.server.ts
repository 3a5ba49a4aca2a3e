import type * as z from 'zod/mini'
import { listActiveRows, RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { Db } from '#db/schema.ts'
import { messages } from './messages.ne.ts'
import { toolRecord } from './schema.ts'

export type ToolRow = Awaited<ReturnType<typeof listActiveTools>>[number]

export const listActiveTools = (db: Db) => listActiveRows(db, 'tools', toolRecord.columns, 500)

/** The row of a page, active or not; none where the operator never touched the tool or deleted its row. */
export function findToolByPath(db: Db, path: string) {
  return db.selectFrom('tools').select(toolRecord.columns).where('path', '=', path).executeTakeFirst()
}

export const toolEditor = new RowEditor<'tools', z.output<ReturnType<typeof toolRecord.edits>>>({
  table: 'tools',
  tags: ['tools'],
  searched: ['name', 'name_ne', 'path', 'category'],
  filters: toolRecord.filters,
  async conflicts(db, { path }, { lang, id }) {
    if (!path) return
    const other = await db.selectFrom('tools').select('id').where('path', '=', path).executeTakeFirst()
    if (other && other.id !== id) return { path: messages[lang].pathTaken }
  },
})
