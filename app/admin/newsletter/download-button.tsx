import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useCsvDownload } from '../kit/requests.ts'
import { messages } from './messages.ne.ts'

interface DownloadButtonProps {
  onDone: (said: string) => void
  onFailed: (error: string) => void
}

/** Downloads all subscribers. */
export function DownloadButton({ onDone, onFailed }: DownloadButtonProps) {
  const text = useMessages(messages)
  const { isBusy, download } = useCsvDownload({
    path: 'admin-newsletter/csv',
    fileName: 'newsletter.csv',
    onDone: () => onDone(text.downloaded),
    onFailed,
  })
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
