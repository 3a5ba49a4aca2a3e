import { type ReactNode, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { DeleteDialog } from '../forms/delete-dialog.tsx'
import { EditModal } from '../forms/edit-modal.tsx'
import { CurrentPlans } from './current-plans.tsx'
import { messages } from './messages.ne.ts'
import { PlanFormFields, planForm } from './plan-form.tsx'
import type { PlanRow } from './plan-row.ts'
import { PlanStates } from './plan-states.tsx'
import { usePlans } from './use-plans.ts'

type Open = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; plan: PlanRow }

/** ADM-09, ADM-10. */
export default function InternetPlansScreen() {
  const text = useMessages(messages)
  const loaded = usePlans()
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const [done, setDone] = useState('')
  const close = () => setOpen({ kind: 'nothing' })
  const begin = (next: Open) => {
    setDone('')
    setOpen(next)
  }
  const finish = (said: string) => {
    close()
    setDone(said)
    loaded.reload()
  }
  const adding = (title: string): ReactNode => (
    <button type="button" className={buttonStyle.primary} onClick={() => begin({ kind: 'add' })}>
      {title}
    </button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.current}</h2>
        {adding(text.add)}
      </div>
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
          form={planForm}
          row={open.kind === 'edit' ? open.plan : undefined}
          title={open.kind === 'edit' ? text.editTitle : text.addTitle}
          submit={open.kind === 'edit' ? text.update : text.create}
          labels={text.labels}
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
