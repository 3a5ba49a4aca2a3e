import { useRef, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { handOutFile } from '#app/ui/hand-out-file.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { words } from './words.ts'

export function YourData() {
  const text = useWords(words)
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setFailed(false)
    await work().catch(() => setFailed(true))
  }
  return (
    <section aria-label={text.data} className="mt-6 rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{text.data}</h2>
      <p className="mt-2 text-muted">{text.dataText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.quiet} onClick={() => void attempt(download)}>
          {text.download}
        </button>
        <button
          type="button"
          className={`${buttonStyle.quiet} text-simrik`}
          onClick={() => dialog.current?.showModal()}
        >
          {text.remove}
        </button>
      </div>
      <p role="status" className="mt-2 min-h-7 text-sm">
        {hasFailed && text.failed}
      </p>
      <ConfirmDialog
        ref={dialog}
        title={text.removeTitle}
        yes={text.removeYes}
        onYes={() => void attempt(removeAccount)}
      >
        {text.removeText}
      </ConfirmDialog>
    </section>
  )
}

async function download(): Promise<void> {
  const { askAccount } = await openClient()
  const answer = await askAccount('export')
  if (!answer.ok) throw new Error(`export: ${answer.status}`)
  const data: unknown = await answer.json()
  handOutFile('chautari-account.json', 'application/json', JSON.stringify(data, null, 2))
}

async function removeAccount(): Promise<void> {
  const { askAccount, endSession } = await openClient()
  const answer = await askAccount('user', 'DELETE')
  if (!answer.ok) throw new Error(`delete: ${answer.status}`)
  await endSession()
}
