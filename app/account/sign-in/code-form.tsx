import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useEffect, useId, useRef, useState } from 'react'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import type { Delivery } from './delivery.ts'
import { CodeField } from './fields.tsx'
import { Send, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode } from './parse-input.ts'
import { useAttempt } from './use-attempt.ts'

interface CodeFormProps extends Delivery {
  /** Back to the form with the address, which keeps its input. */
  onBack: () => void
  onDone?: () => void
}

/** The form for a code that was sent, with buttons to resend it or to change the address. */
export function CodeForm({ recipient, contents, resend, onBack, onDone }: CodeFormProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps, form } = useAttempt()
  const messageId = useId()
  const message = useRef<HTMLDivElement>(null)
  // Replaces the form that had the focus.
  useEffect(() => {
    const field = form.current?.querySelector('input')
    const target = field ?? message.current
    target?.focus()
  }, [form])
  const submit = async (fieldValue: (name: string) => string) => {
    const token = oneTimeCode(fieldValue('code'))
    if (!token) return refuse('typed_code')
    const { failure } = await attempt(() => callAuth((client) => client.verifyOtp({ ...recipient, token })))
    if (!failure) onDone?.()
  }
  const explanation = { code: text.mailCode, link: text.mailLink, both: text.mailCodeOrLink }
  const isPhone = 'phone' in recipient
  return (
    <form {...formProps((fieldValue) => void submit(fieldValue))} className="mt-5 flex flex-col gap-4">
      <div ref={message} id={messageId} tabIndex={-1} className="outline-none wrap-anywhere">
        <p className="font-semibold">
          {isPhone ? text.smsSent(digitsIn(lang, recipient.phone)) : text.mailSent(recipient.email)}
        </p>
        <p className="mt-1 text-muted">{isPhone ? text.smsCode : explanation[contents]}</p>
      </div>
      {contents !== 'link' && <CodeField describedBy={messageId} error={problemOf('code')} />}
      <ErrorText className="mt-3">{otherProblem('code')}</ErrorText>
      {contents !== 'link' && <Send isBusy={isBusy}>{text.confirm}</Send>}
      <div className="text-sm">
        {!isPhone && <p className="text-muted">{text.mailNothing}</p>}
        <div className="flex flex-wrap items-center gap-x-5">
          <Resend onResend={async () => !(await attempt(resend)).failure} />
          <button type="button" className={textButton} onClick={onBack}>
            {isPhone ? text.otherNumber : text.otherAddress}
          </button>
        </div>
      </div>
    </form>
  )
}

const waitSeconds = 60

interface ResendProps {
  /** @returns whether it was sent */
  onResend: () => Promise<boolean>
}

/** A button to resend the code, enabled a minute after the last time. */
function Resend({ onResend }: ResendProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  const [isSent, setSent] = useState(false)
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    setSent(false)
    setSecondsLeft(waitSeconds)
    setSent(await onResend())
  }
  return (
    <>
      <button
        type="button"
        className={textButton}
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) void resend()
        }}
      >
        {isWaiting ? text.sendAgainIn(digitsIn(lang, secondsLeft)) : text.sendAgain}
      </button>
      <span role="status">{isSent && text.sentAgain}</span>
    </>
  )
}
