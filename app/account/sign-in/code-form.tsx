import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useEffect, useId, useRef, useState } from 'react'
import { type AuthResult, callAuth } from '#app/platform/auth/auth-result.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { useAttempt } from './attempt.ts'
import { AuthForm, TextButton } from './auth-form.tsx'
import { messages } from './messages.ne.ts'

/** An e-mail with a code, a link or both. */
export interface Delivery {
  email: string
  /** Why: to sign in, to confirm the address of a new account or a new address, for a forgotten password. */
  type: 'email' | 'signup' | 'email_change' | 'recovery'
  contents: 'code' | 'link' | 'both'
  /** Where the link leads. */
  back: string
}

/** Also sends it again. */
export const sendEmail = ({ email, type, back }: Delivery): Promise<AuthResult> =>
  callAuth<{ data: unknown; error: Error | null }>((client) => {
    const options = { emailRedirectTo: back }
    if (type === 'email') return client.signInWithOtp({ email, options })
    if (type === 'recovery') return client.resetPasswordForEmail(email, { redirectTo: back })
    return client.resend({ type, email, options })
  })

interface CodeFormProps {
  delivery: Delivery
  /** Back to the form with the address, which keeps its input. */
  onBack: () => void
  onDone?: () => void
}

/** The form for a code that was sent, with buttons to resend it or to change the address. */
export function CodeForm({ delivery, onBack, onDone }: CodeFormProps) {
  const text = useMessages(messages)
  const { email, type, contents } = delivery
  const messageId = useId()
  const box = useRef<HTMLDivElement>(null)
  // Replaces the form that had the focus.
  useEffect(() => (box.current?.querySelector('input') ?? box.current)?.focus(), [])
  const hasCode = contents !== 'link'
  const verify = ({ code }: { code: string }) =>
    callAuth((client) => client.verifyOtp({ email, type, token: code }))
  return (
    <div ref={box} tabIndex={-1} className="mt-5 flex flex-col gap-4 outline-none">
      <AuthForm
        fields={hasCode ? ['code'] : []}
        input={{ describedBy: messageId }}
        acts={hasCode ? [{ label: text.confirm, call: verify }] : []}
        onDone={onDone}
      >
        <div id={messageId} className="wrap-anywhere">
          <p className="font-semibold">{text.mailSent(email)}</p>
          <p className="mt-1 text-muted">
            {{ code: text.mailCode, link: text.mailLink, both: text.mailCodeOrLink }[contents]}
          </p>
        </div>
      </AuthForm>
      <div className="text-sm">
        <p className="text-muted">{text.mailNothing}</p>
        <div className="flex flex-wrap items-center gap-x-5">
          <Resend delivery={delivery} />
          <TextButton onClick={onBack}>{text.otherAddress}</TextButton>
        </div>
      </div>
    </div>
  )
}

const waitSeconds = 60

/** A button to resend the code, enabled a minute after the last time. */
function Resend({ delivery }: { delivery: Delivery }) {
  const text = useMessages(messages)
  const lang = useLang()
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  const { attempt, message, problem } = useAttempt()
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = () => {
    setSecondsLeft(waitSeconds)
    void attempt(() => sendEmail(delivery), text.sentAgain)
  }
  return (
    <>
      <ErrorText className="w-full">{problem}</ErrorText>
      <TextButton aria-disabled={isWaiting} onClick={isWaiting ? undefined : resend}>
        {isWaiting ? text.sendAgainIn(digitsIn(lang, secondsLeft)) : text.sendAgain}
      </TextButton>
      <span role="status">{message}</span>
    </>
  )
}
