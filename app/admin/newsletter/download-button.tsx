import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { messages } from './messages.ne.ts'

interface DownloadButtonProps {
  onDone: (said: string) => void
  onFailed: (error: string) => void
}

/** Downloads all subscribers. Not a link, which could not send the token. */
export function DownloadButton({ onDone, onFailed }: DownloadButtonProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    const reply = await callAdmin<string>({ path: 'admin-newsletter/csv', lang, wants: 'text' })
    setBusy(false)
    if (!reply.ok) return onFailed(reply.error)
    // Reading as text drops the byte order mark, which spreadsheets need.
    downloadFile('newsletter.csv', 'text/csv', `\uFEFF${reply.answer.replace(/^\uFEFF/, '')}`)
    onDone(text.downloaded)
  }
  return (
    <button
      type="button"
      className={buttonStyle.secondary}
      aria-disabled={isBusy}
      onClick={() => void download()}
    >
      {isBusy && <Spinner />}
      {isBusy ? text.downloading : text.download}
    </button>
  )
}
