import { useMessages } from '#app/platform/i18n/use-language.ts'
import { toolFields } from '#app/records/tools/edit-fields.ts'
import { manifestAt } from '#app/tools/registry.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import type { Column } from '../lists/record-table.tsx'
import { useStatusColumns } from '../lists/status-columns.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import { EnableButton } from './enable-button.tsx'
import { messages } from './messages.ne.ts'
import { ToolTabs } from './tool-tabs.tsx'

interface ToolRow {
  id: string
  updated_at: string
  name: string
  path: string
  icon_name: string
  category: string
  is_active: boolean
  sort_order: number
}

const form: RecordForm = {
  path: 'admin-tools',
  fields: toolFields,
  defaults: {
    name: '',
    name_ne: '',
    path: '',
    description: '',
    description_ne: '',
    icon_name: 'tool',
    category: 'Utility',
    is_active: true,
    sort_order: '0',
    seo_title: '',
    seo_title_ne: '',
    seo_description: '',
    seo_description_ne: '',
    seo_keywords: '',
    seo_keywords_ne: '',
    og_image: '',
  },
}

/** ADM-04. */
export default function ToolsScreen() {
  const text = useMessages(messages)
  return (
    <RecordScreen<ToolRow>
      form={form}
      many="tools"
      columns={useColumns()}
      text={text}
      actions={(tool, callbacks) => <EnableButton tool={tool} callbacks={callbacks} />}
    >
      <ToolTabs />
    </RecordScreen>
  )
}

function useColumns(): Column<ToolRow>[] {
  const statusColumns = useStatusColumns()
  const { labels, categories, noPage } = useMessages(messages)
  return [
    {
      name: 'name',
      title: labels.name,
      isSortable: true,
      cell: ({ name, icon_name }) => (
        <span className="flex items-center gap-3">
          <Icon name={icon_name} />
          {name}
        </span>
      ),
    },
    {
      name: 'path',
      title: labels.path,
      isSortable: true,
      cell: ({ path }) => (
        <>
          {path}
          {manifestAt(path)?.status !== 'open' && <span className="block text-sm text-muted">{noPage}</span>}
        </>
      ),
    },
    {
      name: 'category',
      title: labels.category,
      isSortable: true,
      // A category that an operator made up has no translation.
      cell: ({ category }) => (categories as Record<string, string>)[category] ?? category,
    },
    ...statusColumns,
  ]
}
