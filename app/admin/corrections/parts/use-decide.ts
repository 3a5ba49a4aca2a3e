import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Decision } from '#app/records/corrections/fields.ts'
import { callAdmin } from '../../api/call-admin.ts'
import { messages } from '../messages.ne.ts'

type Deciding = Pick<Decision, 'ids' | 'decision'>

/** Reasons in both languages and the request that decides reports. What was typed stays after a failure. */
export function useDecide(onDone: (decision: Decision['decision'], count: number) => void) {
  const text = useMessages(messages)
  const lang = useLang()
  const [reason, setReason] = useState('')
  const [reasonNe, setReasonNe] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isMissing, setMissing] = useState(false)
  const decide = async ({ ids, decision }: Deciding) => {
    if (isBusy) return
    const needsReason = decision === 'accepted' || decision === 'declined'
    const isWithout = needsReason && reason.trim() === ''
    setMissing(isWithout)
    if (isWithout) return
    setBusy(true)
    setFailure('')
    const body = { ids, decision, ...(needsReason && { reason, reason_ne: reasonNe }) }
    const reply = await callAdmin<{ decided: number }>({
      path: 'admin-corrections/decide',
      method: 'POST',
      body,
      lang,
    })
    setBusy(false)
    if (reply.ok) onDone(decision, reply.answer.decided)
    else setFailure(reply.error)
  }
  return {
    decide,
    isBusy,
    failure,
    error: isMissing ? text.reasonMissing : undefined,
    isTyped: reason !== '' || reasonNe !== '',
    fields: { reason, setReason, reasonNe, setReasonNe },
  }
}
