import { digitsIn } from 'bikram-sambat-calendar/digits'
import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Control } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../lists/messages.ne.ts'
import { ActiveBadge, type Column } from '../lists/record-table.tsx'
import { RowName } from '../lists/row-name.tsx'
import type { CatalogueRow, RecordScreenProps } from './record-props.ts'

/** The listed fields, then the position of a row where it has one, and whether visitors see it. */
export function useColumns<Row extends CatalogueRow>(
  { record, text, cells }: Pick<RecordScreenProps<Row>, 'record' | 'text' | 'cells'>,
  labels: Readonly<Record<string, string>>,
): Column<Row>[] {
  const say = useMessages(messages)
  const lang = useLang()
  const { controls } = record
  const names = [...record.listed, ...('sort_order' in controls ? ['sort_order'] : [])]
  return [
    ...names.map((name) => ({
      name,
      title: text.heads?.[name] ?? labels[name] ?? name,
      isSortable: name === 'name' || name === 'sort_order' || record.sortable.includes(name),
      cell:
        cells?.[name] ??
        ((row: Row) =>
          name === 'name' ? (
            <RowName {...row} />
          ) : (
            cellOf(lang, name, row, controls[name], text.options?.[name])
          )),
    })),
    {
      name: 'is_active',
      title: say.status,
      isSortable: true,
      cell: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    },
  ]
}

/** A value as the control of its field has it. */
function cellOf(
  lang: Lang,
  name: string,
  row: object,
  control: Control | undefined,
  titles: Readonly<Record<string, string>> = {},
): ReactNode {
  const value = (row as Readonly<Record<string, string | number | readonly string[] | null>>)[name] ?? ''
  if (value === '') return null
  const shown = typeof value === 'object' ? value.join(', ') : String(value)
  if (control?.type === 'date') return dayText(lang, shown)
  if (control?.inputMode === 'numeric' || control?.type === 'tel') return digitsIn(lang, shown)
  return name.endsWith('_ne') ? <span lang="ne">{shown}</span> : (titles[shown] ?? shown)
}
