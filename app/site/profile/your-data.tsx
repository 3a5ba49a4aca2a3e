import { useRef, useState } from 'react'
import { openClient } from '#app/platform/auth/session.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { handOutFile } from '#app/ui/hand-out-file.ts'
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
      <dialog
        ref={dialog}
        aria-label={text.removeTitle}
        className="m-auto max-w-md rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
      >
        <h3 className="text-lg">{text.removeTitle}</h3>
        <p className="mt-2">{text.removeText}</p>
        <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="submit" className={buttonStyle.primary}>
            {text.cancel}
          </button>
          <button
            type="submit"
            className={`${buttonStyle.quiet} text-simrik`}
            onClick={() => void attempt(removeAccount)}
          >
            {text.removeYes}
          </button>
        </form>
      </dialog>
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
