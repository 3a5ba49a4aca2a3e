import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import {
  invitationControls,
  invitationFields,
  roleControls,
  roleFields,
} from '#app/records/operators/schema.ts'
import { Card } from '#app/ui/card.tsx'
import { Button } from '../kit/button.tsx'
import { RecordFields } from '../kit/fields.tsx'
import { EditModal } from '../kit/form-modal.tsx'
import { DoneNotice, ListStates } from '../kit/list-states.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { RecordTable } from '../kit/record-table.tsx'
import { RequestDialog } from '../kit/request-dialog.tsx'
import type { RecordForm } from '../kit/use-form.ts'
import { useRecordState } from '../kit/use-record-state.ts'
import { messages } from './messages.ne.ts'
import {
  type OperatorAction,
  OperatorButtons,
  type OperatorRow,
  RoleFacts,
  useColumns,
  useOperators,
} from './operator-table.tsx'

/** The operators of the panel: invited, changed and removed here, or configured on the server. */
export default function OperatorsScreen() {
  const text = useMessages(messages)
  const list = useOperators()
  const state = useRecordState<OperatorRow, OperatorAction>(list)
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button isPrimary onClick={() => state.begin({ kind: 'add' })}>
          {text.invite.button}
        </Button>
      </div>
      <DoneNotice {...state.done} />
      <ListStates list={list} text={text}>
        <RecordTable
          caption={text.caption}
          list={list}
          columns={useColumns()}
          actions={(row) => <OperatorButtons row={row} onAsk={(kind) => state.begin({ kind, row })} />}
        />
      </ListStates>
      <Card title={text.rolesTitle} titleClass="text-lg" className="mt-6">
        <RoleFacts />
      </Card>
      <Dialogs {...state} />
    </>
  )
}

const path = 'admin-operators'

const invitationForm: RecordForm = {
  path,
  edits: invitationFields,
  defaults: { email: '', role: 'editor' },
}

const roleForm = (id: string): RecordForm => ({
  path,
  edits: roleFields,
  defaults: { role: 'editor' },
  request: ({ role }) => ({ path: `${path}/${id}`, method: 'PUT', body: { role } }),
})

/** The form of an invitation or a role, and the questions about an operator. */
function Dialogs({ open, close, finish }: ReturnType<typeof useRecordState<OperatorRow, OperatorAction>>) {
  const text = useMessages(messages)
  const { roles } = useMessages(kitMessages).api
  const signsInWithGoogle = useSite().authMethods.includes('google')
  const hints = { email: signsInWithGoogle ? text.hintGoogle : text.hintEmail }
  if (open.kind === 'nothing') return null
  const row = 'row' in open ? open.row : undefined
  if (row && (open.kind === 'again' || open.kind === 'remove')) {
    const question = text[open.kind]
    const ofRow = `${path}/${row.id}` as const
    const again = { path: `${ofRow}/invitation`, method: 'POST' } as const
    return (
      <RequestDialog
        call={open.kind === 'again' ? again : { path: ofRow, method: 'DELETE' }}
        title={question.title}
        text={question.text(row.email)}
        yes={question.button}
        busy={question.busy}
        onClose={close}
        onDone={({ mail }) => finish(question.done(row.email), { mail })}
      />
    )
  }
  return (
    <EditModal
      form={row ? roleForm(row.id) : invitationForm}
      row={row}
      title={row ? text.change.title(row.email) : text.invite.title}
      text={{ labels: text.labels, hints, options: { role: roles } }}
      submit={row ? undefined : text.invite.submit}
      onClose={close}
      onSaved={({ mail }) => finish(row ? text.change.done : text.invite.done, { mail })}
    >
      <RecordFields fields={row ? roleControls : invitationControls} />
      <RoleFacts />
    </EditModal>
  )
}
