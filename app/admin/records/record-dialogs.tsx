import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { messages } from '../forms/messages.ne.ts'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import type { FormText, RecordForm } from '../forms/use-form.ts'
import type { CatalogueRow, RecordText } from './record-props.ts'
import type { RecordState } from './use-record-state.ts'

interface RecordDialogsProps<Row extends CatalogueRow> {
  path: RecordForm['path']
  record: Pick<RecordForm, 'edits' | 'defaults'>
  text: FormText &
    Pick<RecordText<string>, 'addTitle' | 'editTitle' | 'deleteTitle' | 'deleteText' | 'saved' | 'deleted'>
  state: RecordState<Row>
  /** The fields. */
  children: ReactNode
}

/** The form of a row, and the question before one is deleted. */
export function RecordDialogs<Row extends CatalogueRow>(props: RecordDialogsProps<Row>) {
  const { path, record, text, state, children } = props
  const { open, close, finish } = state
  const { logoMissing } = useMessages(messages)
  if (open.kind === 'nothing') return null
  if (open.kind === 'delete') {
    return (
      <DeleteDialog
        path={`${path}/${open.row.id}`}
        title={text.deleteTitle}
        text={text.deleteText(open.row.name)}
        onClose={close}
        onDeleted={() => finish(text.deleted)}
      />
    )
  }
  return (
    <EditModal
      form={{ path, edits: record.edits, defaults: record.defaults }}
      row={open.kind === 'edit' ? open.row : undefined}
      title={open.kind === 'edit' ? text.editTitle : text.addTitle}
      text={text}
      onClose={close}
      onSaved={(answer) => finish(text.saved, undefined, lacksLogo(answer) ? logoMissing : '')}
    >
      {children}
    </EditModal>
  )
}

/** The answer to a save has the row in one field, with `logo_path: null` when the picture could not be fetched. */
function lacksLogo(answer: object): boolean {
  return Object.values(answer).some((row) => (row as { logo_path?: unknown } | null)?.logo_path === null)
}
