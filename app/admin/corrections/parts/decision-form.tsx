import { type KeyboardEvent, useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Decision } from '#app/records/corrections/fields.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { messages as formMessages } from '../../forms/messages.ne.ts'
import type { Correction } from '../correction.ts'
import { messages } from '../messages.ne.ts'
import { targets } from './queue.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { type Deciding, useDecide } from './use-decide.ts'

export interface DecisionFormProps {
  report: Correction
  /** Other open reports about the same entry. */
  others: readonly Correction[]
  onDone: (decided: Deciding, count: number) => void
}

export function DecisionForm({ report, others, onDone }: DecisionFormProps) {
  const text = useMessages(messages)
  const say = useMessages(formMessages)
  const lang = useLang()
  const { decide, isBusy, failure, ...reasons } = useDecide(report.id, onDone)
  const [withOthers, setWithOthers] = useState(true)
  const [asksToRemove, setAsksToRemove] = useState(false)
  const press = (decision: Decision['decision']) => {
    const isShared = withOthers && (decision === 'accepted' || decision === 'declined')
    const ids = [report.id, ...(isShared ? others.map(({ id }) => id) : [])]
    void decide({ ids, decision })
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
    if (report.message === null) return null
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
        <ReasonFields id={targets.a} onKeyDown={pressKey} {...reasons} />
      </div>
      {others.length > 0 && (
        <CheckField
          label={text.sameSubject(groupedNumber(lang, others.length))}
          checked={withOthers}
          onChange={({ target }) => setWithOthers(target.checked)}
        />
      )}
      <ErrorText className="mt-2">{failure}</ErrorText>
      <div className="mt-3 flex flex-wrap gap-2">
        {button('accepted', text.accept, 'primary')}
        {button('declined', text.decline, 'secondary')}
        <button type="button" className={buttonStyle.secondary} onClick={() => setAsksToRemove(true)}>
          {text.remove}
        </button>
      </div>
      <ConfirmDialog
        isOpen={asksToRemove}
        title={text.removeTitle}
        text={text.removeText}
        yes={text.remove}
        no={say.cancel}
        isBusy={isBusy}
        failure={failure}
        onYes={() => press('removed')}
        onNo={() => setAsksToRemove(false)}
      />
    </>
  )
}
