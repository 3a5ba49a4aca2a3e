import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import {
  invitationControls,
  invitationFields,
  roleControls,
  roleFields,
} from '#app/records/operators/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages as apiMessages } from '../api/messages.ne.ts'
import { useMailText } from '../api/use-mail-text.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { RecordFields } from '../forms/fields.tsx'
import { RequestDialog } from '../forms/request-dialog.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { messages } from './messages.ne.ts'
import { type OperatorAction, OperatorTable, RoleFacts, RoleHelp } from './operator-table.tsx'
import { type OperatorRow, useOperators } from './use-operators.ts'

type Open = { kind: 'nothing' | 'invite' } | { kind: OperatorAction; row: OperatorRow }

/** The operators of the panel: invited, changed and removed here, or configured on the server. */
export default function OperatorsScreen() {
  const text = useMessages(messages)
  const list = useOperators()
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const [done, setDone] = useState('')
  const begin = (next: Open) => {
    setDone('')
    setOpen(next)
  }
  const mailText = useMailText()
  const finish = (said: string, answer: object) => {
    setOpen({ kind: 'nothing' })
    setDone(mailText(said, answer))
    list.reload()
  }
  return (
    <>
      <div className="mb-4 flex justify-end">
        <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'invite' })}>
          {text.invite.button}
        </button>
      </div>
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        <OperatorTable list={list} onAsk={(kind, row) => begin({ kind, row })} />
      </ListStates>
      <RoleHelp />
      <Dialogs open={open} onClose={() => setOpen({ kind: 'nothing' })} onDone={finish} />
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

interface DialogsProps {
  open: Open
  onClose: () => void
  onDone: (said: string, answer: object) => void
}

function Dialogs({ open, onClose, onDone }: DialogsProps) {
  const text = useMessages(messages)
  const { roles } = useMessages(apiMessages)
  const signsInWithGoogle = useSite().authMethods.includes('google')
  const hints = { email: signsInWithGoogle ? text.hintGoogle : text.hintEmail }
  const formText = { labels: text.labels, hints, options: { role: roles } }
  switch (open.kind) {
    case 'invite':
    case 'change': {
      const row = open.kind === 'change' ? open.row : undefined
      return (
        <EditModal
          form={row ? roleForm(row.id) : invitationForm}
          row={row}
          title={row ? text.change.title(row.email) : text.invite.title}
          text={formText}
          submit={row ? undefined : text.invite.submit}
          onClose={onClose}
          onSaved={(answer) => onDone(row ? text.change.done : text.invite.done, answer)}
        >
          <RecordFields controls={row ? roleControls : invitationControls} />
          <RoleFacts />
        </EditModal>
      )
    }
    case 'again':
    case 'remove': {
      const ask = text[open.kind]
      const ofRow = `${path}/${open.row.id}` as const
      const again = { path: `${ofRow}/invitation`, method: 'POST' } as const
      return (
        <RequestDialog
          call={open.kind === 'again' ? again : { path: ofRow, method: 'DELETE' }}
          title={ask.title}
          text={ask.text(open.row.email)}
          yes={ask.button}
          busy={ask.busy}
          onClose={onClose}
          onDone={(answer) => onDone(ask.done(open.row.email), answer)}
        />
      )
    }
    default:
      return null
  }
}
