import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import {
  type Correction,
  type Decision,
  type DecisionAnswer,
  isUnchanged,
  longest,
  needsReason,
} from '#app/records/corrections/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { useUnsaved } from '../kit/access.tsx'
import { messages as formMessages } from '../kit/messages.ne.ts'
import { useSend } from '../kit/requests.ts'
import { messages } from './messages.ne.ts'

interface DecisionFormProps {
  /** Of the selected corrections, or of the one that is shown. */
  ids: readonly string[]
  /** Those of them that are on this page of the queue. */
  corrections: readonly Correction[]
  /** @param done what to say of it */
  onDone: (ids: readonly string[], done: string) => void
}

const noReason = { reason: '', reason_ne: '' }

/**
 * Decides the corrections with one reason. It asks before one is accepted whose entry did not change, and before spam is
 * deleted. A typed reason stays until it is sent, whichever correction is shown.
 */
export function DecisionForm({ ids, corrections, onDone }: DecisionFormProps) {
  const text = useMessages(messages)
  const say = useMessages(formMessages).form
  const lang = useLang()
  const [typed, setTyped] = useState(noReason)
  const [isMissing, setMissing] = useState(false)
  const [asked, setAsked] = useState<'accepted' | 'removed'>()
  const { isBusy, failure, send } = useSend()
  useUnsaved(typed.reason !== '' || typed.reason_ne !== '')
  const unchanged = corrections.filter(isUnchanged).length
  const decide = async (decision: Decision['decision']) => {
    const body = { ids, decision, ...(needsReason(decision) && typed) }
    const reply = await send<DecisionAnswer>({ path: 'admin-corrections/decide', method: 'POST', body })
    if (!reply?.ok) return
    setAsked(undefined)
    setTyped(noReason)
    onDone(ids, text.done[decision](groupedNumber(lang, reply.answer.decided)))
  }
  const press = (decision: Decision['decision']) => {
    const isWithout = needsReason(decision) && typed.reason.trim() === ''
    setMissing(isWithout)
    if (isWithout) return
    if (decision === 'removed' || (decision === 'accepted' && unchanged > 0)) setAsked(decision)
    else void decide(decision)
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
  const reason = (name: keyof typeof noReason) => (
    <TextAreaField
      label={text.labels[name]}
      rows={2}
      maxLength={longest.reason}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      {...(name === 'reason_ne'
        ? { lang: 'ne' }
        : { hint: text.reasonHint, error: isMissing && text.reasonMissing })}
    />
  )
  if (corrections.length > 0 && corrections.every(({ state }) => state !== 'open')) {
    return (
      <div className="mt-3">
        <ErrorText className="mb-2">{failure?.error}</ErrorText>
        {button('reopened', text.reopen, 'secondary')}
      </div>
    )
  }
  return (
    <>
      <div className="mt-2 grid gap-3">
        {reason('reason')}
        {reason('reason_ne')}
      </div>
      <ErrorText className="mt-2">{failure?.error}</ErrorText>
      <div className="mt-3 flex flex-wrap gap-2">
        {button('accepted', text.accept, 'primary')}
        {button('declined', text.decline, 'secondary')}
        {ids.length === 1 && button('removed', text.remove, 'secondary')}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          {...text.questions[asked]}
          {...(ids.length > 1 && { text: text.unchangedMany(groupedNumber(lang, unchanged)) })}
          no={say.cancel}
          isBusy={isBusy}
          failure={failure?.error}
          onYes={() => void decide(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
