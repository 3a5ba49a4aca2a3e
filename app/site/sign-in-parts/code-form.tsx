import { digitsIn } from 'bikram-sambat/digits'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Delivery } from './delivery.ts'
import { FormProblem, Send, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { oneTimeCode } from './parse-input.ts'
import { Resend } from './resend.tsx'
import { TextField } from './text-field.tsx'
import { fieldValue, useAttempt } from './use-attempt.ts'

interface CodeFormProps extends Delivery {
  /** Back to the form with the address, which keeps its input. */
  onBack: () => void
  onDone?: () => void
}

/** The form for a code that was sent, with buttons to resend it or to change the address. */
export function CodeForm({ recipient, contents, resend, onBack, onDone }: CodeFormProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const messageId = useId()
  const message = useRef<HTMLDivElement>(null)
  // Replaces the form that had the focus.
  useEffect(() => {
    const field = form.current?.querySelector('input')
    const target = field ?? message.current
    target?.focus()
  }, [form])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = oneTimeCode(fieldValue(event.currentTarget, 'code'))
    if (isBusy) return
    if (!code) return refuse('typed_code')
    const { failure } = await attempt(async () => {
      const { verifyCode } = await import('#app/platform/auth/client-codes.ts')
      return await verifyCode(recipient, code)
    })
    if (!failure) onDone?.()
  }
  const explanation = { code: text.mailCode, link: text.mailLink, both: text.mailCodeOrLink }
  const isPhone = 'phone' in recipient
  return (
    <form ref={form} noValidate className="mt-5 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <div ref={message} id={messageId} tabIndex={-1} className="outline-none wrap-anywhere">
        <p className="font-semibold">
          {isPhone ? text.smsSent(digitsIn(lang, recipient.phone)) : text.mailSent(recipient.email)}
        </p>
        <p className="mt-1 text-muted">{isPhone ? text.smsCode : explanation[contents]}</p>
      </div>
      {contents !== 'link' && (
        <TextField
          label={text.code}
          describedBy={messageId}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          hint={text.codeHint}
          problem={problemOf('code')}
        />
      )}
      <FormProblem>{otherProblem('code')}</FormProblem>
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
