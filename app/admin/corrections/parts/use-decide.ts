import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { type Decision, needsReason } from '#app/records/corrections/fields.ts'
import { useSend } from '../../kit/requests.ts'
import { messages } from '../messages.ne.ts'
import { forgetReasonDrafts, useReasonDraft } from './reason-drafts.ts'

export type Deciding = Pick<Decision, 'ids' | 'decision'>

/**
 * The reasons in both languages and the request that decides reports. What was typed stays until then.
 *
 * @param draftId whose draft the reasons are
 */
export function useDecide(draftId: string, onDone: (decided: Deciding, count: number) => void) {
  const text = useMessages(messages)
  const [draft, setDraft] = useReasonDraft(draftId)
  const { isBusy, failure, send } = useSend()
  const [isMissing, setMissing] = useState(false)
  /** Says so beside the field. */
  const lacksReason = (decision: Decision['decision']): boolean => {
    const isWithout = needsReason(decision) && draft.reason.trim() === ''
    setMissing(isWithout)
    return isWithout
  }
  /** @returns whether it is decided */
  const decide = async ({ ids, decision }: Deciding): Promise<boolean> => {
    if (isBusy || lacksReason(decision)) return false
    const reply = await send<{ decided: number }>({
      path: 'admin-corrections/decide',
      method: 'POST',
      body: { ids, decision, ...(needsReason(decision) && draft) },
    })
    if (!reply?.ok) return false
    setDraft({ reason: '', reason_ne: '' })
    forgetReasonDrafts([draftId, ...ids])
    onDone({ ids, decision }, reply.answer.decided)
    return true
  }
  const error = isMissing ? text.reasonMissing : undefined
  const reasons = { error, draft, setDraft }
  return { decide, lacksReason, isBusy, failure: failure?.error, reasons }
}
