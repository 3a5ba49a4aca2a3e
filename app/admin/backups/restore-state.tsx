import { useEffect, useEffectEvent } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { LastRestore } from '#app/records/backups/fields.ts'
import { messages as recordMessages } from '#app/records/backups/messages.ne.ts'
import { Card } from '#app/ui/card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { messages } from './messages.ne.ts'

const askAgainMs = 2_000

/** Asks until the server answers again; when the restore succeeded, the answer is that the session has ended. */
export function RestoreProgress({ onEnd }: { onEnd: () => void }) {
  const { progress: text } = useMessages(messages)
  const lang = useLang()
  const ask = useEffectEvent(async () => {
    const reply = await callAdmin({ path: 'admin-backup', lang })
    if (reply.ok || (reply.status !== 0 && reply.status < 500)) onEnd()
  })
  useEffect(() => {
    const timer = setInterval(() => void ask(), askAgainMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Card title={text.title} className="mb-4">
      <p role="status" className="mt-2 flex items-center gap-3">
        <Spinner />
        {text.text}
      </p>
    </Card>
  )
}

/** The outcome of the latest restore. */
export function LastRestoreNotice({ restore }: { restore: LastRestore | null }) {
  const { last: text } = useMessages(messages)
  const { faults } = useMessages(recordMessages)
  const lang = useLang()
  if (!restore) return null
  const { file, at, by, outcome, fault, backup_before } = restore
  const when = instantText(lang, at)
  if (outcome === 'failed')
    return (
      <p role="alert" className="mb-3 font-semibold text-simrik wrap-anywhere">
        {text.failed(file, when)} {fault && faults[fault]}
      </p>
    )
  return (
    <p className="mb-3 wrap-anywhere">
      {text.done(file, when, by ?? text.program)} {backup_before && text.backupBefore(backup_before)}
    </p>
  )
}
