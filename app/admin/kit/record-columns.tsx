import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Control } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import type { Column } from './record-table.tsx'
import type { FormText } from './use-form.ts'

type Texts = Readonly<Record<string, string>>

export interface ColumnTexts extends FormText {
  /** Where they are not the labels. */
  columnTitles?: Texts
}

export interface Columns<Row> {
  record: {
    controls: Readonly<Record<string, Control>>
    listed: readonly string[]
    orders: readonly string[]
  }
  text: ColumnTexts
  /** Of columns that are not shown as plain text. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
}

/** The listed fields, then the position of a row where it has one, and whether visitors see it. */
export function useColumns<Row extends { name: string; is_active: boolean }>({
  record: { controls, listed, orders },
  text,
  cells,
}: Columns<Row>): Column<Row>[] {
  const { label: status } = useMessages(messages).list.filterTexts.active
  const lang = useLang()
  const names = [...listed, ...('sort_order' in controls ? ['sort_order'] : [])]
  return [
    ...names.map((name) => ({
      name,
      title: text.columnTitles?.[name] ?? text.labels[name] ?? name,
      isSortable: orders.includes(name),
      cell:
        cells?.[name] ??
        ((row: Row) =>
          name === 'name' ? (
            <RowName row={row} />
          ) : (
            cellOf(lang, name, row, controls[name], text.options?.[name])
          )),
    })),
    {
      name: 'is_active',
      title: status,
      isSortable: true,
      cell: ({ is_active }) => <ActiveBadge isActive={is_active} />,
    },
  ]
}

/** A value as the control of its field has it. */
function cellOf(lang: Lang, name: string, row: object, control: Control | undefined, titles: Texts = {}) {
  const value = (row as Readonly<Record<string, string | number | readonly string[] | null>>)[name] ?? ''
  if (value === '') return null
  const shown = typeof value === 'object' ? value.join(', ') : String(value)
  if (control?.type === 'date') return dayText(lang, shown)
  if (control?.inputMode === 'numeric' || control?.type === 'tel') return digitsIn(lang, shown)
  return name.endsWith('_ne') ? <span lang="ne">{shown}</span> : (titles[shown] ?? shown)
}

/** ADM-18: whether visitors see a row. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const { values } = useMessages(messages).list.filterTexts.active
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold ${
        isActive ? 'bg-brand-soft text-brand-ink' : 'border border-line-strong text-muted'
      }`}
    >
      {isActive ? values.yes : values.no}
    </span>
  )
}

interface MarkProps {
  /** The path of a logo on this site. */
  logo?: string | null | undefined
  /** In its place where there is none. */
  icon?: string | undefined
}

export function RowMark({ logo, icon }: MarkProps) {
  if (!logo) return icon && <Icon name={icon} className="size-5 shrink-0" />
  return (
    <img
      src={logo}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className="size-8 shrink-0 rounded border border-line bg-[#fff] object-contain"
    />
  )
}

/** The cell of a row's name, with its logo or icon where there is one. */
function RowName({ row }: { row: { name: string; logo_path?: string | null; icon_name?: string } }) {
  return (
    <span className="flex items-center gap-2">
      <RowMark logo={row.logo_path} icon={row.icon_name} />
      <span className="min-w-0 wrap-anywhere">{row.name}</span>
    </span>
  )
}
