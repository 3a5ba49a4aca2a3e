import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { ActiveBadge } from './active-badge.tsx'
import type { Column } from './record-table.tsx'
import { words } from './words.ts'

interface Standing {
  sort_order: number
  is_active: boolean
}

/** The last columns of every list of the catalogue: its place among the others, and whether visitors see it. */
export function useStandingColumns(): Column<Standing>[] {
  const text = useWords(words)
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
