import { type AuthResult, callAccount } from '#app/platform/auth/auth-result.ts'
import { openClient } from '#app/platform/auth/browser-session.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { messages } from './messages.ne.ts'
import { Section } from './section.tsx'

export function YourData() {
  const text = useMessages(messages)
  const { attempt, ...outcome } = useAttempt()
  return (
    <Section
      title={text.data}
      lead={text.dataText}
      outcome={outcome}
      acts={[
        { label: text.download, call: () => attempt(download) },
        {
          label: text.remove,
          call: () => attempt(removeAccount),
          confirm: { title: text.removeTitle, text: text.removeText, yes: text.removeYes },
        },
      ]}
    />
  )
}

async function download(): Promise<AuthResult> {
  const data = await callAccount('export')
  if (!data.failure)
    downloadFile('chautari-account.json', 'application/json', JSON.stringify(data.value, null, 2))
  return data
}

async function removeAccount(): Promise<AuthResult> {
  const { endSession } = await openClient()
  const removed = await callAccount('user', 'DELETE')
  if (!removed.failure) await endSession()
  return removed
}
