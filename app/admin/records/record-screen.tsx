import { type ReactNode, useState } from 'react'
import { buttonStyle } from '#app/ui/button.ts'
import { DeleteDialog } from '../forms/delete-dialog.tsx'
import { EditModal } from '../forms/edit-modal.tsx'
import type { RecordForm, StoredRow } from '../forms/use-form.ts'
import { ListStates } from '../lists/list-states.tsx'
import { ListPages, ListTools } from '../lists/list-tools.tsx'
import { DoneNotice } from '../lists/notices.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import { RowButtons } from '../lists/row-buttons.tsx'
import { useList } from '../lists/use-list.ts'

interface NamedRow extends StoredRow {
  name: string
}

interface RecordScreenProps<Row> {
  form: RecordForm
  /** The JSON field of the list in the answer. */
  many: string
  columns: readonly Column<Row>[]
  text: {
    /** What the table lists. */
    caption: string
    errorTitle: string
    emptyTitle: string
    add: string
    addTitle: string
    editTitle: string
    deleteTitle: string
    deleteText: (name: string) => string
    saved: string
    /** Shown too when the picture of the row could not be fetched. */
    logoMissing?: string
    deleted: string
    labels: Readonly<Record<string, string>>
  }
  /** The fields of the form. */
  children: ReactNode
  /** Further buttons of a row. */
  actions?: (row: Row, callbacks: RowCallbacks) => ReactNode
}

/** A row's button calls one of them when it is done. */
export interface RowCallbacks {
  done: (said: string) => void
  failed: (error: string) => void
}

type Open<Row> = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

/** ADM-04 to ADM-08: a list of rows with a form to add and edit, and a confirmation before a row is deleted. */
export function RecordScreen<Row extends NamedRow>(props: RecordScreenProps<Row>) {
  const { form, many, columns, text, children, actions } = props
  const list = useList<Row>({ path: form.path, many, sort: 'sort_order' })
  const [open, setOpen] = useState<Open<Row>>({ kind: 'nothing' })
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const close = () => setOpen({ kind: 'nothing' })
  const begin = (next: Open<Row>) => {
    setDone('')
    setFailure('')
    setOpen(next)
  }
  const finish = (said: string) => {
    close()
    setFailure('')
    setDone(said)
    list.reload()
  }
  const fail = (error: string) => {
    setDone('')
    setFailure(error)
    list.reload()
  }
  const addButton = (
    <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'add' })}>
      {text.add}
    </button>
  )
  return (
    <>
      <ListTools list={list} columns={columns}>
        {addButton}
      </ListTools>
      <DoneNotice text={done} />
      <p role="alert" className="mb-3 font-semibold text-simrik empty:hidden">
        {failure}
      </p>
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={columns}
          actions={(row) => (
            <>
              {actions?.(row, { done: finish, failed: fail })}
              <RowButtons
                name={row.name}
                onEdit={() => begin({ kind: 'edit', row })}
                onDelete={() => begin({ kind: 'delete', row })}
              />
            </>
          )}
        />
        <ListPages list={list} />
      </ListStates>
      {(open.kind === 'add' || open.kind === 'edit') && (
        <EditModal
          form={form}
          row={open.kind === 'edit' ? open.row : undefined}
          title={open.kind === 'edit' ? text.editTitle : text.addTitle}
          labels={text.labels}
          onClose={close}
          onSaved={(answer) => {
            finish(text.saved)
            if (text.logoMissing && lacksLogo(answer)) setFailure(text.logoMissing)
          }}
        >
          {children}
        </EditModal>
      )}
      {open.kind === 'delete' && (
        <DeleteDialog
          path={`${form.path}/${open.row.id}`}
          title={text.deleteTitle}
          text={text.deleteText(open.row.name)}
          onClose={close}
          onDeleted={() => finish(text.deleted)}
        />
      )}
    </>
  )
}

/** The answer to a save has the row in one field, with `logo_path: null` when the picture could not be fetched. */
function lacksLogo(answer: object): boolean {
  return Object.values(answer).some((row) => (row as { logo_path?: unknown } | null)?.logo_path === null)
}
