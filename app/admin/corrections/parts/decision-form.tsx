import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { Decision } from '#app/records/corrections/fields.ts'
import type { Correction } from '#app/records/corrections/listed.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { messages as kitMessages } from '../../kit/messages.ne.ts'
import { isUnchanged } from '../correction.ts'
import { messages } from '../messages.ne.ts'
import { ReasonFields } from './reason-fields.tsx'
import { type Deciding, useDecide } from './use-decide.ts'

export interface DecisionFormProps {
  report: Correction
  onDone: (decided: Deciding, count: number) => void
}

/** Decides the report. Before an entry that did not change is accepted, and before spam is deleted, it asks. */
export function DecisionForm({ report, onDone }: DecisionFormProps) {
  const text = useMessages(messages)
  const { form: say } = useMessages(kitMessages)
  const { decide, lacksReason, isBusy, failure, reasons } = useDecide(report.id, onDone)
  const [asked, setAsked] = useState<'accepted' | 'removed'>()
  const send = async (decision: Decision['decision']) => {
    if (await decide({ ids: [report.id], decision })) setAsked(undefined)
  }
  const press = (decision: Decision['decision']) => {
    const asks = decision === 'removed' || (decision === 'accepted' && isUnchanged(report))
    if (!asks) void send(decision)
    else if (!lacksReason(decision)) setAsked(decision)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    press(event.shiftKey ? 'declined' : 'accepted')
  }
  const button = (decision: Decision['decision'], label: string, style: keyof typeof buttonStyle) => (
    <button
      type="button"
      className={buttonStyle[style]}
      aria-disabled={isBusy}
      onClick={() => press(decision)}
    >
      {isBusy ? say.saving : label}
    </button>
  )
  if (report.state !== 'open') {
    return (
      <div className="mt-3">
        <ErrorText className="mb-2">{failure}</ErrorText>
        {button('reopened', text.reopen, 'secondary')}
      </div>
    )
  }
  return (
    <>
      <div className="mt-2">
        <ReasonFields onKeyDown={pressKey} {...reasons} />
      </div>
      <ErrorText className="mt-2">{failure}</ErrorText>
      <div className="mt-3 flex flex-wrap gap-2">
        {button('accepted', text.accept, 'primary')}
        {button('declined', text.decline, 'secondary')}
        {button('removed', text.remove, 'secondary')}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          {...text.questions[asked]}
          no={say.cancel}
          isBusy={isBusy}
          failure={failure}
          onYes={() => void send(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
