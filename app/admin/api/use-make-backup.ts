import { useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from './call-admin.ts'

/** A large database is written for minutes. */
const timeoutMs = 600_000

/** Makes a backup on the server. */
export function useMakeBackup(onMade: (backup: { file: string; rows: number }) => void) {
  const lang = useLang()
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const make = async () => {
    if (isMaking) return
    setMaking(true)
    setFailure(undefined)
    const reply = await callAdmin<{ backup: Parameters<typeof onMade>[0] }>({
      path: 'admin-backup',
      method: 'POST',
      lang,
      timeoutMs,
    })
    setMaking(false)
    if (reply.ok) onMade(reply.answer.backup)
    else setFailure(reply.error)
  }
  return { isMaking, failure, make }
}
