import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { downloadCsv } from '../api/download-csv.ts'
import { messages } from './messages.ne.ts'

interface DownloadButtonProps {
  onDone: (said: string) => void
  onFailed: (error: string) => void
}

/** Downloads all subscribers. */
export function DownloadButton({ onDone, onFailed }: DownloadButtonProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    const reply = await downloadCsv('admin-newsletter/csv', 'newsletter.csv', lang)
    setBusy(false)
    if (reply.ok) onDone(text.downloaded)
    else onFailed(reply.error)
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
