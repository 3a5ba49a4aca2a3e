import type { ReactNode } from 'react'
import type { Filters } from '#app/platform/editing/list-query.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { Button } from './buttons.tsx'
import { EditModal, RequestDialog } from './dialogs.tsx'
import { RecordFields } from './fields.tsx'
import { UndoNotice } from './history.tsx'
import { type FilterTexts, ListPages, ListTools, ShortLabel, shownFilters } from './list-tools.tsx'
import { messages } from './messages.ne.ts'
import { type Columns, type ColumnTexts, useColumns } from './record-columns.tsx'
import { RecordMenu } from './record-menu.tsx'
import { RecordTable, RowButtons } from './record-table.tsx'
import { ListStates, type ListTexts } from './screen-parts.tsx'
import { type BulkAction, BulkBar, type Selection, useSelection } from './selection.tsx'
import type { RecordForm, StoredRow } from './use-form.ts'
import { type List, type RowCallbacks, useList, useRecordState } from './use-list.ts'

interface CatalogueRow extends StoredRow {
  name: string
  is_active: boolean
}

interface RecordText extends FilterTexts, ListTexts, ColumnTexts {
  /** What the table lists. */
  caption: string
  add: string
  addTitle: string
  editTitle: string
  deleteTitle: (name: string) => string
  deleteText: (name: string) => string
  /** What else is deleted with many rows. */
  deleteBulkText?: string
  saved: string
  deleted: string
  /** Where they are not the usual words: the number of rows, the buttons of the form. */
  count?: (count: string) => string
  addFirst?: string
  create?: string
  update?: string
}

interface RecordListProps<Row> extends Pick<Columns<Row>, 'cells'> {
  path: RecordForm['path']
  record: Pick<RecordForm, 'edits' | 'defaults'> & Columns<Row>['record'] & { filters: Filters }
  text: RecordText
  /** Controls of the form that the section draws. */
  controls?: Readonly<Record<string, ReactNode>>
  /** In place of the fields of the record in their order; without a row for a new one. */
  form?: (row: Row | undefined) => ReactNode
  /** Further buttons of a row. */
  actions?: (row: Row, callbacks: RowCallbacks) => ReactNode
  list: List<Row>
  /** Of the section, before those that every record has. */
  bulkActions?: readonly BulkAction[]
  /** In place of the table. */
  draw?: (rows: DrawnRows<Row>) => ReactNode
}

export interface DrawnRows<Row> {
  selection: Selection
  actions: (row: Row) => ReactNode
}

interface RecordScreenProps<Row> extends Omit<RecordListProps<Row>, 'list'> {
  /** The JSON field of the list in the answer. */
  collection: string
  /** The order at first; by default that of the rows. */
  sort?: string
}

/** ADM-04 to ADM-08: a list of rows with a form to add and edit, and a confirmation before a row is deleted. */
export function RecordScreen<Row extends CatalogueRow>(props: RecordScreenProps<Row>) {
  const { path, collection, sort = 'sort_order', record } = props
  const list = useList<Row>({ path, collection, sort, filters: Object.keys(record.filters) })
  return <RecordList {...props} list={list} />
}

/** The same for a list that the section loads. */
export function RecordList<Row extends CatalogueRow>(props: RecordListProps<Row>) {
  const { path, list, record, cells, draw, actions, bulkActions } = props
  const { form: common } = useMessages(messages)
  const text = {
    ...props.text,
    labels: { ...common.labels, ...props.text.labels },
    hints: { ...common.hints, ...props.text.hints },
  }
  const lang = useLang()
  const selection = useSelection(list)
  const columns = useColumns({ record, text, cells })
  const state = useRecordState<Row>(list)
  const { done, failure, begin, finish, fail } = state
  const addButton = (label: ReactNode) => (
    <Button isPrimary onClick={() => begin({ kind: 'add' })}>
      {label}
    </Button>
  )
  const buttonsOf = (row: Row) => (
    <>
      {actions?.(row, { done: finish, failed: fail })}
      <RowButtons name={row.name} table={tableOf(path)} id={row.id} onAsk={(kind) => begin({ kind, row })} />
    </>
  )
  return (
    <>
      <ListTools
        list={list}
        columns={draw ? [] : columns}
        filters={shownFilters(lang, record.filters, text)}
        selection={selection}
        count={text.count}
      >
        <RecordMenu path={path} controls={record.controls} text={text} onDone={finish} onFailed={fail} />
        {addButton(<ShortLabel sign="+">{text.add}</ShortLabel>)}
      </ListTools>
      <UndoNotice {...done} onUndone={finish} />
      <ErrorText className="mb-3">{failure}</ErrorText>
      <ListStates list={list} text={text} addFirst={text.addFirst && addButton(text.addFirst)}>
        {draw ? (
          draw({ selection, actions: buttonsOf })
        ) : (
          <RecordTable<Row>
            caption={text.caption}
            list={list}
            columns={columns}
            selection={selection}
            actions={buttonsOf}
          />
        )}
        <ListPages list={list} />
        <BulkBar
          path={path}
          selection={selection}
          actions={bulkActions}
          deleteText={text.deleteBulkText}
          onDone={finish}
        />
      </ListStates>
      <RecordDialogs {...props} text={text} state={state} />
    </>
  )
}

/** `admin-internet-plans` edits the table `internet_plans`. */
function tableOf(path: RecordForm['path']): string {
  return path.replace(/^admin-/, '').replaceAll('-', '_')
}

interface RecordDialogsProps<Row extends CatalogueRow> extends RecordListProps<Row> {
  state: ReturnType<typeof useRecordState<Row>>
}

/** The form of a row, and the question before one is deleted. */
function RecordDialogs<Row extends CatalogueRow>(props: RecordDialogsProps<Row>) {
  const { path, record, text, state, controls, form } = props
  const { open, close, finish } = state
  const { logoMissing } = useMessages(messages).form
  if (open.kind === 'nothing') return null
  const row = 'row' in open ? open.row : undefined
  if (row && open.kind === 'delete') {
    return (
      <RequestDialog
        call={{ path: `${path}/${row.id}`, method: 'DELETE' }}
        title={text.deleteTitle(row.name)}
        text={text.deleteText(row.name)}
        onClose={close}
        onDone={() => finish(text.deleted)}
      />
    )
  }
  return (
    <EditModal
      form={{ path, edits: record.edits, defaults: record.defaults }}
      row={row}
      title={row ? text.editTitle : text.addTitle}
      submit={row ? text.update : text.create}
      text={text}
      onClose={close}
      onSaved={(answer) => finish(text.saved, { failed: lacksLogo(answer) ? logoMissing : '' })}
    >
      {form ? form(row) : <RecordFields fields={record.controls} controls={controls} />}
    </EditModal>
  )
}

/** The answer to a save has the row in one field, with `logo_path: null` when the picture could not be fetched. */
function lacksLogo(answer: object): boolean {
  return Object.values(answer).some((row) => (row as { logo_path?: unknown } | null)?.logo_path === null)
}
