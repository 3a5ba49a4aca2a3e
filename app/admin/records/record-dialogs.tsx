import { useMessages } from '#app/platform/i18n/use-language.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { RecordFields } from '../forms/fields.tsx'
import { messages } from '../forms/messages.ne.ts'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import type { CatalogueRow, RecordScreenProps } from './record-props.ts'
import type { RecordState } from './use-record-state.ts'

interface RecordDialogsProps<Row extends CatalogueRow>
  extends Pick<RecordScreenProps<Row>, 'path' | 'record' | 'text' | 'own' | 'form'> {
  state: RecordState<Row>
}

/** The form of a row, and the question before one is deleted. */
export function RecordDialogs<Row extends CatalogueRow>(props: RecordDialogsProps<Row>) {
  const { path, record, text, state, own, form } = props
  const { open, close, finish } = state
  const { logoMissing } = useMessages(messages)
  if (open.kind === 'nothing') return null
  if (open.kind === 'delete') {
    return (
      <DeleteDialog
        path={`${path}/${open.row.id}`}
        title={text.deleteTitle(open.row.name)}
        text={text.deleteText(open.row.name)}
        onClose={close}
        onDeleted={() => finish(text.deleted)}
      />
    )
  }
  const row = open.kind === 'edit' ? open.row : undefined
  return (
    <EditModal
      form={{ path, edits: record.edits, defaults: record.defaults }}
      row={row}
      title={row ? text.editTitle : text.addTitle}
      submit={row ? text.update : text.create}
      text={text}
      onClose={close}
      onSaved={(answer) => finish(text.saved, undefined, lacksLogo(answer) ? logoMissing : '')}
    >
      {form ? form(row) : <RecordFields controls={record.controls} own={own} />}
    </EditModal>
  )
}

/** The answer to a save has the row in one field, with `logo_path: null` when the picture could not be fetched. */
function lacksLogo(answer: object): boolean {
  return Object.values(answer).some((row) => (row as { logo_path?: unknown } | null)?.logo_path === null)
}
