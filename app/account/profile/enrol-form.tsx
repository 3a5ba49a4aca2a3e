import { type NewFactor, verifyFactor } from '#app/platform/auth/factors.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { CodeField } from '../sign-in/fields.tsx'
import { oneTimeCode } from '../sign-in/parse-input.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { messages } from './messages.ne.ts'

interface EnrolFormProps {
  factor: NewFactor
  onDone: () => void
}

/** The secret as QR code and as text; the first code of the app verifies the factor. */
export function EnrolForm({ factor, onDone }: EnrolFormProps) {
  const text = useMessages(messages)
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const submit = async (typed: string) => {
    const code = oneTimeCode(typed)
    if (!code) return refuse('typed_code')
    const { failure } = await attempt(() => verifyFactor(factor.id, code))
    if (!failure) onDone()
  }
  return (
    <form {...formProps((fieldValue) => void submit(fieldValue('code')))} className="flex flex-col gap-4">
      <p>{text.scan}</p>
      {/* Dark on light in both themes: some apps cannot read inverted QR codes. */}
      <img
        src={factor.picture}
        alt={text.picture}
        width={208}
        height={208}
        className="rounded-lg bg-[#fff] p-2"
      />
      <div>
        <p>{text.orType}</p>
        <p className="mt-1 text-lg font-semibold tracking-wide wrap-anywhere select-all">
          {factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <p>{text.thenType}</p>
      <CodeField error={problemOf('code')} />
      <ErrorText className="mt-3">{otherProblem('code')}</ErrorText>
      <button type="submit" aria-disabled={isBusy} className={buttonStyle.primary}>
        {text.turnOn}
      </button>
    </form>
  )
}
