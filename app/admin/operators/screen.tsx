import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { operatorProof, operatorRoles } from '#app/lib/operator-role.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import {
  invitationControls,
  invitationFields,
  type OperatorList,
  roleControls,
  roleFields,
} from '#app/records/operators/schema.ts'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Button } from '../kit/buttons.tsx'
import { EditModal, RequestDialog } from '../kit/dialogs.tsx'
import { RecordFields } from '../kit/fields.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { ActionButtons, type Column, RecordTable, titled } from '../kit/record-table.tsx'
import { DoneNotice, ListStates } from '../kit/screen-parts.tsx'
import type { RecordForm } from '../kit/use-form.ts'
import { useRecordState, useWholeList } from '../kit/use-list.ts'
import { messages } from './messages.ne.ts'

/** The operators of the panel: invited, changed and removed here, or configured on the server. */
export default function OperatorsScreen() {
  const text = useMessages(messages)
  const list = useWholeList(path, rowsOf)
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
  const isByGoogle = operatorProof(useSite().authMethods) === 'google'
  const hints = { email: isByGoogle ? text.hintGoogle : text.hintEmail }
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

type OperatorRow = ReturnType<typeof rowsOf>[number]

/** The panel cannot change configured operators, which have their address as the id. */
function rowsOf({ operators }: OperatorList) {
  return operators.map(({ id, ...operator }) => ({
    ...operator,
    id: id ?? operator.email,
    isConfigured: id === null,
  }))
}

type OperatorAction = 'again' | 'change' | 'remove'

/** None for configured operators and for oneself: another operator changes one's role. */
function OperatorButtons({ row, onAsk }: { row: OperatorRow; onAsk: (action: OperatorAction) => void }) {
  const [text, lang] = useTexts(messages)
  const isMe = useUser()?.email === row.email
  if (row.isConfigured || isMe) return null
  const isInvited = !row.has_access && Boolean(row.role)
  const actions: OperatorAction[] = isInvited ? ['again', 'change', 'remove'] : ['change', 'remove']
  return (
    <>
      {isInvited && (
        // The link of an invitation: the panel's address, where its owner signs in.
        <CopyButton
          text={location.origin + pathIn(lang, '/admin')}
          label={text.copyLink}
          copied={text.copied}
          of={row.email}
        />
      )}
      <ActionButtons name={row.email} actions={actions} text={text} onAsk={onAsk} />
    </>
  )
}

function useColumns(): Column<OperatorRow>[] {
  const text = useMessages(messages)
  const { roles } = useMessages(kitMessages).api
  const myEmail = useUser()?.email
  return titled(text.columnTitles, [
    {
      name: 'email',
      cell: ({ email }) => (
        <span className="wrap-anywhere">
          {email} {email === myEmail && text.you}
        </span>
      ),
    },
    { name: 'role', cell: ({ role }) => (role ? roles[role] : text.noRole) },
    { name: 'access', cell: (row) => <Access row={row} /> },
    { name: 'factor', cell: ({ has_second_factor }) => (has_second_factor ? text.factorOn : text.factorOff) },
  ])
}

/** How the operator got access, and the last sign-in. */
function Access({ row }: { row: OperatorRow }) {
  const [text, lang] = useTexts(messages)
  const { isConfigured, invited_by, invited_at, has_access, is_expired, last_sign_in_at } = row
  const waiting = is_expired ? text.expired : text.notAccepted
  const missing = isConfigured ? text.neverSignedIn : waiting
  return (
    <>
      <p>{has_access && last_sign_in_at ? text.lastSignIn(dayOf(lang, last_sign_in_at)) : missing}</p>
      <p className="text-sm text-muted wrap-anywhere">
        {invited_by && invited_at ? text.invitedBy(invited_by, dayOf(lang, invited_at)) : text.configured}
      </p>
    </>
  )
}

const dayOf = (lang: Lang, instant: string) => dayText(lang, nepalDay(new Date(instant)))

function RoleFacts() {
  const text = useMessages(messages)
  const { roles } = useMessages(kitMessages).api
  return (
    <FactList className="mt-3">
      {operatorRoles.map((role) => (
        <Fact key={role} name={roles[role]} className="">
          {text.may[role]}
        </Fact>
      ))}
    </FactList>
  )
}
