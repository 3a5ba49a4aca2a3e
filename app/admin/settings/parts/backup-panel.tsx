import { useState } from 'react'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { callAdmin } from '../../api/call-admin.ts'
import { messages } from '../messages.ne.ts'

interface Made {
  backup: { file: string; rows: number }
}

/** Beside the form, not part of it. */
export function BackupPanel() {
  const { backup: text } = useMessages(messages)
  const lang = useLang()
  const [isMaking, setIsMaking] = useState(false)
  const [said, setSaid] = useState<{ made?: string; failed?: string }>({})
  const make = async () => {
    if (isMaking) return
    setIsMaking(true)
    setSaid({})
    const reply = await callAdmin<Made>({ path: 'admin-backup', method: 'POST', lang })
    setIsMaking(false)
    if (!reply.ok) return setSaid({ failed: reply.error })
    const { file, rows } = reply.answer.backup
    setSaid({ made: text.made(file, groupedNumber(lang, rows)) })
  }
  return (
    <section
      aria-labelledby="backup-title"
      className="min-w-0 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="backup-title" className="text-xl">
        {text.title}
      </h2>
      <p className="mt-1 text-muted">{text.text}</p>
      <button
        type="button"
        className={`${buttonStyle.secondary} mt-3`}
        aria-busy={isMaking}
        onClick={() => void make()}
      >
        {isMaking && <Spinner />}
        {isMaking ? text.making : text.make}
      </button>
      <p role="status" className="mt-3 wrap-anywhere empty:hidden">
        {said.made}
      </p>
      <p role="alert" className="mt-3 font-semibold text-simrik empty:hidden">
        {said.failed}
      </p>
    </section>
  )
}
