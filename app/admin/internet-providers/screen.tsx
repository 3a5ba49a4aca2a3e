import { useMessages } from '#app/platform/i18n/use-language.ts'
import { providerFields } from '#app/records/internet-providers/edit-fields.ts'
import { CheckField, TextArea, TextField } from '../forms/fields.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import type { Column } from '../lists/record-table.tsx'
import { useStatusColumns } from '../lists/status-columns.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { messages } from './messages.ne.ts'

interface ProviderRow {
  id: string
  updated_at: string
  name: string
  name_ne: string | null
  website_url: string | null
  contact_number: string | null
  is_active: boolean
  sort_order: number
}

const form: RecordForm = {
  path: 'admin-internet-providers',
  fields: providerFields,
  defaults: {
    name: '',
    name_ne: '',
    logo_url: '',
    website_url: '',
    contact_number: '',
    description: '',
    description_ne: '',
    is_active: true,
    sort_order: '0',
  },
}

/** ADM-08. */
export default function InternetProvidersScreen() {
  const text = useMessages(messages)
  return (
    <RecordScreen form={form} many="providers" columns={useColumns()} text={text}>
      <TextField name="name" isRequired maxLength={200} />
      <TextField name="name_ne" lang="ne" hint={text.nepaliHint} maxLength={200} />
      <TextField name="website_url" type="url" hint={text.websiteHint('https://')} maxLength={500} />
      <TextField name="contact_number" type="tel" hint={text.optional} maxLength={60} />
      <TextField name="logo_url" type="url" hint={text.logoHint} maxLength={500} />
      <TextArea name="description" />
      <TextArea name="description_ne" lang="ne" />
      <TextField name="sort_order" inputMode="numeric" hint={text.orderHint} />
      <CheckField name="is_active" hint={text.activeHint} />
    </RecordScreen>
  )
}

function useColumns(): Column<ProviderRow>[] {
  const statusColumns = useStatusColumns()
  const { labels, website } = useMessages(messages)
  return [
    { name: 'name', title: labels.name, isSortable: true, cell: ({ name }) => name },
    { name: 'name_ne', title: labels.name_ne, cell: ({ name_ne }) => <span lang="ne">{name_ne}</span> },
    { name: 'website_url', title: website, cell: ({ website_url }) => <WebsiteLink url={website_url} /> },
    { name: 'contact_number', title: labels.contact_number, cell: ({ contact_number }) => contact_number },
    ...statusColumns,
  ]
}

function WebsiteLink({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-brand-ink underline wrap-break-word"
    >
      {URL.parse(url)?.hostname.replace(/^www\./, '') ?? url}
    </a>
  )
}
