import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Button, HistoryLink, type HistoryLinkProps } from './buttons.tsx'
import { messages } from './messages.ne.ts'
import { RowCheck, type Selection } from './selection.tsx'
import { directionOf, type List, toggledSort } from './use-list.ts'

export interface Column<Row> {
  /** The column that the server sorts by. */
  name: string
  title: string
  isSortable?: boolean
  cell: (row: Row) => ReactNode
}

/** Columns with their titles, which a dictionary has by the names of the columns. */
export const titled = <Row, Name extends string>(
  titles: Readonly<Record<Name, string>>,
  columns: readonly (Omit<Column<Row>, 'title'> & { name: NoInfer<Name> })[],
): Column<Row>[] => columns.map((column) => ({ ...column, title: titles[column.name] }))

interface RecordTableProps<Row> {
  /** What the table lists. */
  caption: string
  list: List<Row>
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  /** With a checkbox in each row. */
  selection?: Selection
}

/** A table with sortable columns; on a phone each row is its name, a few lines and its buttons, and the order is chosen above. */
export function RecordTable<Row extends { id: string; name?: string }>(props: RecordTableProps<Row>) {
  const { caption, list, columns, actions, selection } = props
  const { list: text } = useMessages(messages)
  return (
    <table className="w-full border-collapse text-start max-md:block" aria-busy={list.isLoading}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:hidden">
        <tr className="border-b border-line-strong">
          {selection && (
            <th scope="col">
              <span className="sr-only">{text.selection}</span>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} list={list} />
          ))}
          {actions && (
            <th scope="col" className="p-2 text-end font-semibold">
              <span className="sr-only">{text.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {list.rows.map((row) => (
          <tr
            key={row.id}
            className="border-b border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-1.5"
          >
            {selection && (
              <td className="w-11 max-md:order-2 max-md:ms-auto">
                <RowCheck id={row.id} name={row.name ?? ''} selection={selection} />
              </td>
            )}
            {columns.map((column, index) => (
              <Cell key={column.name} column={column} row={row} isName={index === 0} />
            ))}
            {actions && (
              <td className="max-md:order-1 max-md:basis-[calc(100%-3.5rem)] md:px-1.5 md:py-2 md:text-end">
                <div className="flex flex-wrap gap-2 empty:hidden md:justify-end md:flex-nowrap">
                  {actions(row)}
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const arrows = { ascending: '↑', descending: '↓', none: '' }

function Head<Row>({ column, list }: { column: Column<Row>; list: List<Row> }) {
  const direction = directionOf(list.view.sort, column.name)
  if (!column.isSortable) {
    return (
      <th scope="col" className="px-1.5 py-2 text-start font-semibold">
        {column.title}
      </th>
    )
  }
  return (
    <th scope="col" aria-sort={direction} className="px-1.5 py-2 text-start font-semibold">
      <button
        type="button"
        className="flex min-h-11 items-center gap-1 rounded-lg text-start font-semibold hover:underline"
        onClick={() => list.setView({ sort: toggledSort(list.view.sort, column.name) })}
      >
        {column.title}
        <span aria-hidden="true" className="w-4 text-brand-ink">
          {arrows[direction]}
        </span>
      </button>
    </th>
  )
}

function Cell<Row>({ column, row, isName }: { column: Column<Row>; row: Row; isName: boolean }) {
  if (isName) {
    return (
      <th scope="row" className="text-start font-semibold max-md:w-full md:px-1.5 md:py-2">
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td
      data-title={column.title}
      className="max-md:flex max-md:min-w-0 max-md:items-baseline max-md:gap-1.5 max-md:text-sm max-md:before:shrink-0 max-md:before:text-muted max-md:before:content-[attr(data-title)] md:px-1.5 md:py-2"
    >
      <div className="min-w-0">{column.cell(row)}</div>
    </td>
  )
}

export type ActionWords<Action extends string> = Readonly<
  Record<Action, { button: string; buttonOf: (name: string) => string }>
>

interface ActionButtonsProps<Action extends string> {
  /** The row's name, for screen readers. */
  name: string
  actions: readonly Action[]
  text: ActionWords<Action>
  onAsk: (action: Action) => void
}

/** What can be done with a row of a list. */
export function ActionButtons<Action extends string>(props: ActionButtonsProps<Action>) {
  const { name, actions, text, onAsk } = props
  return actions.map((action) => (
    <Button key={action} aria-label={text[action].buttonOf(name)} onClick={() => onAsk(action)}>
      {text[action].button}
    </Button>
  ))
}

interface RowButtonsProps extends HistoryLinkProps {
  onAsk: (action: 'edit' | 'delete') => void
}

/** For rows with a form. */
export function RowButtons({ onAsk, ...row }: RowButtonsProps) {
  const { rowActions } = useMessages(messages).list
  return (
    <>
      <ActionButtons name={row.name} actions={['edit', 'delete']} text={rowActions} onAsk={onAsk} />
      <HistoryLink {...row} />
    </>
  )
}
