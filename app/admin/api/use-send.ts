import { useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin, type Failure, type Reply } from './call-admin.ts'

/** Sends requests, one at a time. */
export function useSend() {
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** @returns undefined while another request is under way */
  const send = async <Answer>(request: Omit<AdminRequest, 'lang'>): Promise<Reply<Answer> | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin<Answer>({ ...request, lang })
    setBusy(false)
    if (!reply.ok) setFailure(reply)
    return reply
  }
  return {
    isBusy,
    /** Of the last request. */
    failure,
    send,
  }
}
