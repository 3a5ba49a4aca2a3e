import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { carrierColours } from '#app/records/carriers/carrier.ts'
import {
  carrierFields,
  carrierIcons,
  carrierStatuses,
  technologies,
} from '#app/records/carriers/edit-fields.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../forms/fields.tsx'
import { IconField } from '../forms/icon-field.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import type { Column } from '../lists/record-table.tsx'
import { useStatusColumns } from '../lists/status-columns.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'
import { PrefixField } from './prefix-field.tsx'

interface CarrierRow {
  id: string
  updated_at: string
  name: string
  technology: string
  prefixes: readonly string[]
  icon_name: string
  is_active: boolean
  sort_order: number
}

const form: RecordForm = {
  path: 'admin-carriers',
  fields: carrierFields,
  defaults: {
    name: '',
    name_ne: '',
    technology: 'GSM',
    prefixes: [],
    icon_name: 'phone',
    color: 'blue',
    description: '',
    description_ne: '',
    status: 'operating',
    status_note: '',
    status_note_ne: '',
    is_active: true,
    sort_order: '0',
  },
}

/** ADM-07. */
export default function CarriersScreen() {
  const text = useMessages(messages)
  return (
    <RecordScreen form={form} many="carriers" columns={useColumns()} text={text}>
      <CarrierFields />
    </RecordScreen>
  )
}

function CarrierFields() {
  const text = useMessages(messages)
  return (
    <>
      <TextField name="name" isRequired maxLength={200} />
      <TextField name="name_ne" lang="ne" hint={text.nepaliHint} maxLength={200} />
      <PrefixField />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="technology"
          isRequired
          options={technologies.map((value) => ({ value, title: value }))}
        />
        <SelectField
          name="color"
          options={carrierColours.map((value) => ({ value, title: text.colours[value] }))}
        />
      </div>
      <IconField name="icon_name" icons={carrierIcons} />
      <TextArea name="description" />
      <TextArea name="description_ne" lang="ne" />
      <SelectField
        name="status"
        options={carrierStatuses.map((value) => ({ value, title: text.statuses[value] }))}
      />
      <TextArea name="status_note" rows={2} hint={text.statusHint} />
      <TextArea name="status_note_ne" rows={2} lang="ne" />
      <TextField name="sort_order" inputMode="numeric" hint={text.orderHint} />
      <CheckField name="is_active" />
    </>
  )
}

function useColumns(): Column<CarrierRow>[] {
  const statusColumns = useStatusColumns()
  const { labels } = useMessages(messages)
  const lang = useLang()
  return [
    {
      name: 'name',
      title: labels.name,
      isSortable: true,
      cell: ({ name, icon_name }) => (
        <span className="flex items-center gap-3">
          <Icon name={icon_name} fallback="phone" />
          {name}
        </span>
      ),
    },
    {
      name: 'technology',
      title: labels.technology,
      isSortable: true,
      cell: ({ technology }) => technology,
    },
    {
      name: 'prefixes',
      title: labels.prefixes,
      cell: ({ prefixes }) => digitsIn(lang, prefixes.join(', ')),
    },
    ...statusColumns,
  ]
}
