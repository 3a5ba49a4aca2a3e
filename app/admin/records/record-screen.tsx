import { digitsIn } from 'bikram-sambat/digits'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Filters, FilterValues } from '#app/platform/editing/filters.ts'
import type { Control } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { useMay } from '../api/use-may.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { RecordFields } from '../forms/fields.tsx'
import type { FormMessages } from '../forms/messages.en.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import type { FormText, RecordForm, StoredRow } from '../forms/use-form.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { ListViews } from '../lists/list-views.tsx'
import { messages as listMessages } from '../lists/messages.ne.ts'
import { ActiveBadge, type Column, RecordTable, RowButtons } from '../lists/record-table.tsx'
import { SelectionHead } from '../lists/selection-head.tsx'
import { useList } from '../lists/use-list.ts'
import { useSelection } from '../lists/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkRecord } from './bulk-edit.tsx'
import { RecordMenu } from './record-menu.tsx'
import { type FilterTexts, shownFilters, shownViews } from './shown-filters.ts'
import { UndoNotice } from './undo-notice.tsx'

interface CatalogueRow extends StoredRow {
  name: string
  is_active: boolean
  /** Of a list that has an order of its own. */
  sort_order?: number
}

interface AdminRecord<Name extends string>
  extends Omit<RecordForm, 'path' | 'sent' | 'request'>,
    Omit<BulkRecord, 'controls'> {
  controls: Readonly<Record<Name, Control>>
  listed: readonly string[]
  sortable: readonly string[]
  filters: Filters
  views: readonly FilterValues[]
}

type CommonLabel = keyof FormMessages['labels']

interface RecordScreenProps<Row, Name extends string> {
  path: RecordForm['path']
  /** The JSON field of the list in the answer. */
  many: string
  /** The order at first; by default that of the rows. */
  sort?: string
  record: AdminRecord<Name>
  text: FormText & {
    /** But for the common ones of `forms/messages.en.ts`. */
    labels: Readonly<Record<Exclude<Name, CommonLabel>, string>>
    /** Column heads where they are not the labels. */
    heads?: Readonly<Record<string, string>>
    /** What the table lists. */
    caption: string
    errorTitle: string
    emptyTitle: string
    add: string
    addTitle: string
    editTitle: string
    deleteTitle: string
    deleteText: (name: string) => string
    /** What else is deleted with many rows. */
    deleteManyText?: string
    filters?: FilterTexts['filters']
    saved: string
    deleted: string
  }
  /** Cells of columns that are not shown as plain text. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** Controls of the form that the section draws. */
  own?: Readonly<Record<string, ReactNode>>
  /** In place of the fields of the record in their order. */
  children?: ReactNode
  /** Further buttons of a row. */
  actions?: (row: Row, callbacks: RowCallbacks) => ReactNode
}

/** A row's button calls one of them when it is done. */
export interface RowCallbacks {
  done: (said: string) => void
  failed: (error: string) => void
}

const nothingDone: { text: string; entries: readonly number[] } = { text: '', entries: [] }

type Open<Row> = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

/** ADM-04 to ADM-08: a list of rows with a form to add and edit, and a confirmation before a row is deleted. */
export function RecordScreen<Row extends CatalogueRow, Name extends string = string>(
  props: RecordScreenProps<Row, Name>,
) {
  const { path, many, sort = 'sort_order', record, own, children, actions } = props
  const common = useMessages(formMessages)
  const text = {
    ...props.text,
    labels: { ...common.labels, ...props.text.labels },
    hints: { ...common.hints, ...props.text.hints },
  }
  const lang = useLang()
  const list = useList<Row>({ path, many, sort, filters: Object.keys(record.filters) })
  const selection = useSelection(list, list.rows)
  const filters = shownFilters(lang, record.filters, text)
  const columns = useColumns(props, text.labels)
  const [pressed, setOpen] = useState<Open<Row>>({ kind: 'nothing' })
  const linked = useLinkedRow(list.rows)
  const open: Open<Row> = linked.row ? { kind: 'edit', row: linked.row } : pressed
  const [done, setDone] = useState(nothingDone)
  const [failure, setFailure] = useState('')
  const close = () => {
    linked.leave()
    setOpen({ kind: 'nothing' })
  }
  const begin = (next: Open<Row>) => {
    setDone(nothingDone)
    setFailure('')
    setOpen(next)
  }
  const finish = (text: string, entries: readonly number[] = []) => {
    close()
    setFailure('')
    setDone({ text, entries })
    list.reload()
  }
  const fail = (error: string) => {
    setDone(nothingDone)
    setFailure(error)
    list.reload()
  }
  const mayEdit = useMay('editor')
  const addButton = mayEdit && (
    <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'add' })}>
      {text.add}
    </button>
  )
  return (
    <>
      <ListViews
        list={list}
        section={path.replace(/^admin-/, '')}
        views={shownViews(record.views, filters)}
      />
      <ListTools list={list} columns={columns}>
        <div className="flex flex-wrap gap-3">
          <RecordMenu path={path} controls={record.controls} text={text} onDone={finish} onFailed={fail} />
          {addButton}
        </div>
      </ListTools>
      <ListFilters list={list} filters={filters} />
      <UndoNotice {...done} onUndone={finish} />
      <ErrorText className="mb-3">{failure}</ErrorText>
      <ListStates list={list} text={text}>
        {mayEdit && <SelectionHead list={list} selection={selection} />}
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          selection={mayEdit ? { of: selection, nameOf: ({ name }) => name } : undefined}
          actions={(row) => (
            <>
              {actions?.(row, { done: finish, failed: fail })}
              <RowButtons
                name={row.name}
                of={{ table: tableOf(path), id: row.id }}
                onEdit={() => begin({ kind: 'edit', row })}
                onDelete={() => begin({ kind: 'delete', row })}
              />
            </>
          )}
        />
        <ListPages list={list} />
        {mayEdit && (
          <BulkBar
            path={path}
            selection={selection}
            record={record}
            text={text}
            deleteText={text.deleteManyText}
            onDone={finish}
          />
        )}
      </ListStates>
      {(open.kind === 'add' || open.kind === 'edit') && (
        <EditModal
          form={{ path, edits: record.edits, defaults: record.defaults }}
          row={open.kind === 'edit' ? open.row : undefined}
          title={open.kind === 'edit' ? text.editTitle : text.addTitle}
          text={text}
          onClose={close}
          onSaved={(answer) => {
            finish(text.saved)
            if (lacksLogo(answer)) setFailure(common.logoMissing)
          }}
        >
          {children ?? <RecordFields controls={record.controls} own={own} />}
        </EditModal>
      )}
      {open.kind === 'delete' && (
        <DeleteDialog
          path={`${path}/${open.row.id}`}
          title={text.deleteTitle}
          text={text.deleteText(open.row.name)}
          onClose={close}
          onDeleted={() => finish(text.deleted)}
        />
      )}
    </>
  )
}

/** The row whose form a link opens, by its id in `?edit=`; `leave` takes it out of the address. */
function useLinkedRow<Row extends StoredRow>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('edit')
  const isEditor = useMay('editor')
  return {
    row: isEditor && id ? rows.find((row) => row.id === id) : undefined,
    leave: () => {
      if (!id) return
      const without = (before: URLSearchParams) => {
        before.delete('edit')
        return before
      }
      setParams(without, { replace: true, preventScrollReset: true })
    },
  }
}

/** `admin-internet-plans` edits the table `internet_plans`. */
function tableOf(path: RecordForm['path']): string {
  return path.replace(/^admin-/, '').replaceAll('-', '_')
}

/** The listed fields, then the position of a row where it has one, and whether visitors see it. */
function useColumns<Row extends CatalogueRow, Name extends string>(
  { record, text, cells }: RecordScreenProps<Row, Name>,
  labels: Readonly<Record<string, string>>,
): Column<Row>[] {
  const say = useMessages(listMessages)
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

/** The answer to a save has the row in one field, with `logo_path: null` when the picture could not be fetched. */
function lacksLogo(answer: object): boolean {
  return Object.values(answer).some((row) => (row as { logo_path?: unknown } | null)?.logo_path === null)
}
