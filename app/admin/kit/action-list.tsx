import type { ReactNode } from 'react'
import { ErrorText } from '#app/ui/alert.tsx'
import { HistoryLink } from './buttons.tsx'
import { RequestDialog, type RequestDialogProps } from './dialogs.tsx'
import { ListPages, ListTools, type ShownFilter } from './list-tools.tsx'
import { ActionButtons, type ActionWords, type Column, RecordTable } from './record-table.tsx'
import { DoneNotice, ListStates, type ListTexts } from './screen-parts.tsx'
import { type List, type RowCallbacks, useRecordState } from './use-list.ts'

interface ActionListProps<Row, Action extends string> {
  list: List<Row>
  columns: readonly Column<Row>[]
  filters?: readonly ShownFilter[]
  text: ListTexts & { caption: string }
  /** The rows' table, as the audit log names it. */
  table: string
  nameOf: (row: Row) => string
  /** The buttons of a row. */
  actionsOf: (row: Row) => readonly Action[]
  words: ActionWords<Action>
  /** The question behind a button, with the message when its request is done. */
  ask: (action: Action, row: Row) => Omit<RequestDialogProps, 'onClose' | 'onDone'> & { done: string }
  /** The buttons of the list. */
  tools?: (callbacks: RowCallbacks) => ReactNode
}

/** A list of rows without a form: each has buttons that ask before they send a request. */
export function ActionList<Row extends { id: string }, Action extends string>(
  props: ActionListProps<Row, Action>,
) {
  const { list, columns, filters, text, table, nameOf, actionsOf, words, ask, tools } = props
  const { open, done, failure, begin, close, finish, fail } = useRecordState<Row, Action>(list)
  const asked = 'row' in open && open.kind !== 'edit' ? ask(open.kind, open.row) : undefined
  return (
    <>
      <ListTools list={list} columns={columns} filters={filters}>
        {tools?.({ done: finish, failed: fail })}
      </ListTools>
      <DoneNotice {...done} />
      <ErrorText className="mb-3">{failure}</ErrorText>
      <ListStates list={list} text={text}>
        <RecordTable<Row>
          caption={text.caption}
          list={list}
          columns={columns}
          actions={(row) => (
            <div className="flex flex-wrap gap-2 md:max-w-36 md:justify-end xl:w-60 xl:max-w-none">
              <ActionButtons
                name={nameOf(row)}
                actions={actionsOf(row)}
                text={words}
                onAsk={(kind) => begin({ kind, row })}
              />
              <HistoryLink name={nameOf(row)} table={table} id={row.id} />
            </div>
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {asked && (
        <RequestDialog {...asked} onClose={close} onDone={({ mail }) => finish(asked.done, { mail })} />
      )}
    </>
  )
}
