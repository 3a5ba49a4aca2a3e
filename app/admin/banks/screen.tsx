import { useMessages } from '#app/platform/i18n/use-language.ts'
import { bankFields } from '#app/records/banks/edit-fields.ts'
import { CheckField, TextField } from '../forms/fields.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import type { Column } from '../lists/record-table.tsx'
import { useStatusColumns } from '../lists/status-columns.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'

interface BankRow {
  id: string
  updated_at: string
  name: string
  name_ne: string | null
  code: string
  is_active: boolean
  sort_order: number
}

const form: RecordForm = {
  path: 'admin-banks',
  fields: bankFields,
  defaults: { name: '', name_ne: '', code: '', logo_url: '', is_active: true, sort_order: '0' },
}

/** ADM-06. */
export default function BanksScreen() {
  const text = useMessages(messages)
  const { labels } = text
  const statusColumns = useStatusColumns()
  const columns: Column<BankRow>[] = [
    { name: 'name', title: labels.name, isSortable: true, cell: ({ name }) => name },
    { name: 'name_ne', title: labels.name_ne, cell: ({ name_ne }) => <span lang="ne">{name_ne}</span> },
    { name: 'code', title: labels.code, isSortable: true, cell: ({ code }) => code },
    ...statusColumns,
  ]
  return (
    <RecordScreen form={form} many="banks" columns={columns} text={text}>
      <TextField name="name" isRequired maxLength={200} />
      <TextField name="name_ne" lang="ne" hint={text.nepaliHint} maxLength={200} />
      <TextField
        name="code"
        isRequired
        hint={text.codeHint}
        maxLength={40}
        typed={(code) => code.toUpperCase()}
      />
      <TextField name="logo_url" type="url" hint={text.logoHint} maxLength={500} />
      <TextField name="sort_order" inputMode="numeric" hint={text.orderHint} />
      <CheckField name="is_active" />
    </RecordScreen>
  )
}
