import { useRef } from 'react'
import { type AuthResult, responseResult } from '#app/platform/auth/auth-result.ts'
import { openClient } from '#app/platform/auth/session.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { useAttempt } from '../sign-in-parts/use-attempt.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { messages } from './messages.ne.ts'

export function YourData() {
  const text = useMessages(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const { attempt, otherProblem } = useAttempt()
  return (
    <section aria-label={text.data} className="mt-6 rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{text.data}</h2>
      <p className="mt-2 text-muted">{text.dataText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={() => void attempt(download)}>
          {text.download}
        </button>
        <button
          type="button"
          className={`${buttonStyle.secondary} text-simrik`}
          onClick={() => dialog.current?.showModal()}
        >
          {text.remove}
        </button>
      </div>
      <FormProblem>{otherProblem()}</FormProblem>
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

async function download(): Promise<AuthResult> {
  const { fetchAccount } = await openClient()
  const { value, failure } = await responseResult(await fetchAccount('export'))
  if (failure) return { failure }
  const data: unknown = await value.json()
  downloadFile('chautari-account.json', 'application/json', JSON.stringify(data, null, 2))
  return { value }
}

async function removeAccount(): Promise<AuthResult> {
  const { fetchAccount, endSession } = await openClient()
  const outcome = await responseResult(await fetchAccount('user', 'DELETE'))
  if (!outcome.failure) await endSession()
  return outcome
}
