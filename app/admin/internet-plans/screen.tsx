import { digitsIn } from 'bikram-sambat/digits'
import { type ReactNode, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { planRecord } from '#app/records/internet-plans/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { useMay } from '../api/use-may.ts'
import { EditModal } from '../forms/edit-modal.tsx'
import { DeleteDialog } from '../forms/request-dialog.tsx'
import { EmptyBox, LoadFailure, LoadingNotice } from '../lists/list-states.tsx'
import { SearchInput } from '../lists/list-tools.tsx'
import { messages as listMessages } from '../lists/messages.ne.ts'
import { RecordMenu } from '../records/record-menu.tsx'
import { messages } from './messages.ne.ts'
import { PlanFormFields } from './plan-form.tsx'
import { HiddenNote, PlanList } from './plan-list.tsx'
import { hiddenGroups, type PlanRow, planGroups } from './plans.ts'
import { type Plans, usePlans } from './use-plans.ts'

type Open = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; plan: PlanRow }

/** ADM-09, ADM-10. */
export default function InternetPlansScreen() {
  const text = useMessages(messages)
  const loaded = usePlans()
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const [done, setDone] = useState('')
  const [failure, setFailure] = useState('')
  const close = () => setOpen({ kind: 'nothing' })
  const begin = (next: Open) => {
    setDone('')
    setFailure('')
    setOpen(next)
  }
  const finish = (said: string) => {
    close()
    setDone(said)
    setFailure('')
    loaded.reload()
  }
  const mayEdit = useMay('editor')
  const adding = (title: string): ReactNode =>
    mayEdit && (
      <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'add' })}>
        {title}
      </button>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.current}</h2>
        <div className="flex flex-wrap gap-3">
          <RecordMenu
            path="admin-internet-plans"
            controls={planRecord.controls}
            text={{ caption: text.current, labels: text.labels }}
            onDone={finish}
            onFailed={setFailure}
          />
          {adding(text.add)}
        </div>
      </div>
      <ErrorText className="mt-3">{failure}</ErrorText>
      <p role="status" className="mt-3 font-semibold text-good empty:hidden">
        {done}
      </p>
      <PlanStates loaded={loaded} addFirst={adding(text.addFirst)}>
        <CurrentPlans
          loaded={loaded}
          onEdit={(plan) => begin({ kind: 'edit', plan })}
          onDelete={(plan) => begin({ kind: 'delete', plan })}
        />
      </PlanStates>
      {(open.kind === 'add' || open.kind === 'edit') && (
        <EditModal
          form={{ path: 'admin-internet-plans', edits: planRecord.edits, defaults: planRecord.defaults }}
          row={open.kind === 'edit' ? open.plan : undefined}
          title={open.kind === 'edit' ? text.editTitle : text.addTitle}
          submit={open.kind === 'edit' ? text.update : text.create}
          text={text}
          onClose={close}
          onSaved={() => finish(text.saved)}
        >
          <PlanFormFields providers={loaded.providers} plan={open.kind === 'edit' ? open.plan : undefined} />
        </EditModal>
      )}
      {open.kind === 'delete' && (
        <DeleteDialog
          path={`admin-internet-plans/${open.plan.id}`}
          title={text.deleteTitle(open.plan.plan_name)}
          text={text.deleteText}
          onClose={close}
          onDeleted={() => finish(text.deleted)}
        />
      )}
    </>
  )
}

interface PlanStatesProps {
  loaded: Plans
  /** Shown in an empty list. */
  addFirst: ReactNode
  /** The plans. */
  children: ReactNode
}

/** ADM-10: loading, failed, empty, or the list of plans. */
function PlanStates({ loaded, addFirst, children }: PlanStatesProps) {
  const text = useMessages(messages)
  if (loaded.error !== undefined) {
    return (
      <LoadFailure
        title={text.errorTitle}
        error={loaded.error}
        isBusy={loaded.isLoading}
        className="mt-4"
        onRetry={loaded.reload}
      />
    )
  }
  if (loaded.plans.length > 0) return children
  if (loaded.isLoading) {
    return <LoadingNotice text={text.loading} />
  }
  return (
    <EmptyBox title={text.emptyTitle} level="h3" className="mt-4">
      <p className="mt-2 mb-4">{text.emptyText}</p>
      {addFirst}
    </EmptyBox>
  )
}

interface CurrentPlansProps {
  loaded: Plans
  onEdit: (plan: PlanRow) => void
  onDelete: (plan: PlanRow) => void
}

/** The list of plans, with a search. */
function CurrentPlans({ loaded, onEdit, onDelete }: CurrentPlansProps) {
  const text = useMessages(messages)
  const say = useMessages(listMessages)
  const lang = useLang()
  const [q, setQ] = useState('')
  const { plans, providers, isLoading } = loaded
  const groups = planGroups(plans, providers, q)
  const count = groups.reduce((sum, group) => sum + group.plans.length, 0)
  return (
    <div aria-busy={isLoading}>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SearchInput value={q} onType={setQ} />
        <p role="status" className="min-h-11 content-center text-muted">
          {text.plans(digitsIn(lang, count))}
        </p>
      </div>
      <PlanList groups={groups} onEdit={onEdit} onDelete={onDelete} />
      {groups.length === 0 && q.trim() !== '' && (
        <EmptyBox className="mt-4">
          <p>{say.nothingFound}</p>
          <button type="button" className={`${buttonStyle.secondary} mt-4`} onClick={() => setQ('')}>
            {say.clearSearch}
          </button>
        </EmptyBox>
      )}
      <HiddenNote providers={hiddenGroups(plans, providers)} />
    </div>
  )
}
