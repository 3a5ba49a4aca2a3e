import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Decision } from '#app/records/corrections/fields.ts'
import { callAdmin } from '../../api/call-admin.ts'
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
  const lang = useLang()
  const [draft, setDraft] = useReasonDraft(draftId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isMissing, setMissing] = useState(false)
  const needsReason = (decision: Decision['decision']) => decision === 'accepted' || decision === 'declined'
  /** Says so beside the field. */
  const lacksReason = (decision: Decision['decision']): boolean => {
    const isWithout = needsReason(decision) && draft.reason.trim() === ''
    setMissing(isWithout)
    return isWithout
  }
  /** @returns whether it is decided */
  const decide = async ({ ids, decision }: Deciding): Promise<boolean> => {
    if (isBusy || lacksReason(decision)) return false
    setBusy(true)
    setFailure('')
    const reply = await callAdmin<{ decided: number }>({
      path: 'admin-corrections/decide',
      method: 'POST',
      body: { ids, decision, ...(needsReason(decision) && draft) },
      lang,
    })
    setBusy(false)
    if (!reply.ok) setFailure(reply.error)
    else {
      setDraft({ reason: '', reason_ne: '' })
      forgetReasonDrafts([draftId, ...ids])
      onDone({ ids, decision }, reply.answer.decided)
    }
    return reply.ok
  }
  const error = isMissing ? text.reasonMissing : undefined
  return { decide, lacksReason, isBusy, failure, error, draft, setDraft }
}
