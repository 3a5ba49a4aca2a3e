import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
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
    <Card title={text.title}>
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
      <ErrorText className="mt-3">{said.failed}</ErrorText>
    </Card>
  )
}
