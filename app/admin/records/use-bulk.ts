import { useState } from 'react'
import type { FormValues } from '#app/platform/editing/record.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import type { RecordForm } from '../forms/use-form.ts'
import type { Selection } from '../lists/use-selection.ts'

export type BulkChange = { set: FormValues } | { delete: true }

export interface BulkDone {
  /** Rows that had the values already are not counted. */
  changed: number
  /** In the audit log. */
  act: string
}

/** Of 2,000 rows, the most of one change: on a slow server. */
const bulkTimeoutMs = 90_000

/** Sends a change of the selected rows. */
export function useBulk(path: RecordForm['path'], { rows, count }: Selection) {
  const lang = useLang()
  const [expected, setExpected] = useState(count)
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false })
  const send = async (change: BulkChange): Promise<BulkDone | undefined> => {
    setState({ isBusy: true })
    const body = { ...rows, ...change, expected }
    const reply = await callAdmin<BulkDone>({
      path: `${path}/bulk`,
      method: 'POST',
      body,
      lang,
      timeoutMs: bulkTimeoutMs,
    })
    if (reply.ok) return reply.answer
    setState({ isBusy: false, failure: reply.error })
    const now = reply.current && 'count' in reply.current ? reply.current.count : undefined
    // The next press confirms the number that the server found.
    if (typeof now === 'number' && now > 0) setExpected(now)
    return undefined
  }
  return { ...state, expected, send }
}
