import { useRef } from 'react'
import { type AuthResult, responseResult } from '#app/platform/auth/auth-result.ts'
import { openClient } from '#app/platform/auth/browser-session.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { messages } from './messages.ne.ts'
import { ConfirmDialog, Section } from './section.tsx'

export function YourData() {
  const text = useMessages(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const { attempt, otherProblem } = useAttempt()
  return (
    <Section title={text.data} lead={text.dataText}>
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
      <ErrorText className="mt-3">{otherProblem()}</ErrorText>
      <ConfirmDialog
        ref={dialog}
        title={text.removeTitle}
        yes={text.removeYes}
        onYes={() => void attempt(removeAccount)}
      >
        {text.removeText}
      </ConfirmDialog>
    </Section>
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
  const result = await responseResult(await fetchAccount('user', 'DELETE'))
  if (!result.failure) await endSession()
  return result
}
