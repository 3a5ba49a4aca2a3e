import { RowEditor } from '#app/platform/editing/row-editor.server.ts'
import type { BankFields } from './edit-fields.ts'
import { messages } from './messages.ne.ts'

export const bankEditor = new RowEditor<'banks', BankFields>({
  table: 'banks',
  tags: ['banks'],
  searched: ['name', 'name_ne', 'code'],
  async conflicts(db, { code }, { lang, id }) {
    if (!code) return
    const other = await db.selectFrom('banks').select('id').where('code', '=', code).executeTakeFirst()
    if (other && other.id !== id) return { code: messages[lang].codeTaken }
  },
})
