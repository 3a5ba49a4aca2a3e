import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../lists/messages.ne.ts'
import { ActiveBadge, type Column } from '../lists/record-table.tsx'
import type { CatalogueRow, RecordScreenProps } from './record-props.ts'

/** The listed fields, then the position of a row where it has one, and whether visitors see it. */
export function useColumns<Row extends CatalogueRow, Name extends string>(
  { record, text, cells }: Pick<RecordScreenProps<Row, Name>, 'record' | 'text' | 'cells'>,
  labels: Readonly<Record<string, string>>,
): Column<Row>[] {
  const say = useMessages(messages)
  const lang = useLang()
  const listed = record.listed.map((name) => ({
    name,
    title: text.heads?.[name] ?? labels[name] ?? name,
    isSortable: name === 'name' || record.sortable.includes(name),
    cell: cells?.[name] ?? ((row: Row) => plainCell(name, row)),
  }))
  const order: Column<Row> = {
    name: 'sort_order',
    title: say.order,
    isSortable: true,
    cell: ({ sort_order = 0 }) => digitsIn(lang, sort_order),
  }
  return [
    ...listed,
    ...('sort_order' in record.controls ? [order] : []),
    {
      name: 'is_active',
      title: say.status,
      isSortable: true,
      cell: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    },
  ]
}

function plainCell(name: string, row: object): ReactNode {
  const value = (row as Readonly<Record<string, string | null>>)[name]
  return name.endsWith('_ne') ? <span lang="ne">{value}</span> : value
}
