import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { ToolFields } from './edit-fields.ts'
import { messages } from './messages.ne.ts'

export const toolEditor = new RowEditor<'tools', ToolFields>({
  table: 'tools',
  tags: ['tools'],
  searched: ['name', 'name_ne', 'path', 'category'],
  async conflicts(db, { path }, { lang, id }) {
    if (!path) return
    const other = await db.selectFrom('tools').select('id').where('path', '=', path).executeTakeFirst()
    if (other && other.id !== id) return { path: messages[lang].pathTaken }
  },
})
