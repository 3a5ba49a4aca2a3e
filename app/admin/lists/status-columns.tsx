import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ActiveBadge } from './active-badge.tsx'
import { messages } from './messages.ne.ts'
import type { Column } from './record-table.tsx'

interface CatalogueRow {
  sort_order: number
  is_active: boolean
}

/** The last columns of the catalogue lists: the position of a row, and whether visitors see it. */
export function useStatusColumns(): Column<CatalogueRow>[] {
  const text = useMessages(messages)
  const lang = useLang()
  return [
    {
      name: 'sort_order',
      title: text.order,
      isSortable: true,
      cell: ({ sort_order }) => digitsIn(lang, sort_order),
    },
    {
      name: 'is_active',
      title: text.status,
      isSortable: true,
      cell: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    },
  ]
}
