import { useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RadioRow } from '#app/ui/radio-row.tsx'
import { returnUrl } from './auth-callback.ts'
import { codeMessage, confirmationEmail, type Delivery, signInEmail } from './delivery.ts'
import { EmailField, PasswordField } from './fields.tsx'
import { Send, textButton } from './form-parts.tsx'
import { messages } from './messages.ne.ts'
import { emailAddress, phoneNumber } from './parse-input.ts'
import { useAttempt } from './use-attempt.ts'

type FormMethod = 'password' | 'mail' | 'phone'

export function formMethodsOf(methods: readonly AuthMethod[]): FormMethod[] {
  const has = (...wanted: AuthMethod[]) => wanted.some((method) => methods.includes(method))
  return [
    ...(has('password') ? (['password'] as const) : []),
    ...(has('email-otp', 'magic-link') ? (['mail'] as const) : []),
    ...(has('phone') ? (['phone'] as const) : []),
  ]
}

/** What the e-mail to sign in contains. */
function emailContents(methods: readonly AuthMethod[]): Delivery['contents'] {
  if (!methods.includes('magic-link')) return 'code'
  return methods.includes('email-otp') ? 'both' : 'link'
}

interface FormMethodsProps {
  methods: readonly AuthMethod[]
  onSent: (delivery: Delivery) => void
}

/** E-mail and password, or an address or phone that gets a code: one form that keeps the input of each method. */
export function FormMethods({ methods, onSent }: FormMethodsProps) {
  const { signIn: text, phone: phoneLabel, phoneHint } = useMessages(messages)
  const back = pathIn(useLang(), '/sign-in')
  const formMethods = formMethodsOf(methods)
  const [method, setMethod] = useState<FormMethod>(formMethods[0] ?? 'mail')
  const { isBusy, attempt, refuse, problemOf, otherProblem, formProps } = useAttempt()
  const contents = emailContents(methods)
  const submit = async (fieldValue: (name: string) => string) => {
    const email = emailAddress(fieldValue('email'))
    const phone = phoneNumber(fieldValue('phone'))
    const password = fieldValue('password')
    if (method === 'phone') return phone ? await send(codeMessage(phone)) : refuse('typed_phone')
    if (!email) return refuse('typed_email')
    if (method === 'mail') return await send(signInEmail(email, contents, returnUrl(back)))
    if (!password) return refuse('password_missing')
    const { failure } = await attempt(() =>
      callAuth((client) => client.signInWithPassword({ email, password })),
    )
    if (failure?.code === 'email_not_confirmed')
      await send(confirmationEmail('signup', email, returnUrl(back)))
  }
  const send = async (delivery: Delivery) => {
    const { failure } = await attempt(delivery.resend)
    if (!failure) onSent(delivery)
  }
  const names = {
    password: text.signIn,
    mail: { code: text.sendCode, link: text.sendLink, both: text.sendBoth }[contents],
    phone: text.sendCode,
  }
  return (
    <form
      {...formProps((fieldValue) => void submit(fieldValue))}
      method="post"
      className="flex flex-col gap-4"
    >
      {formMethods.length > 1 && (
        <RadioRow
          name="way"
          legend={text.chooseMethod}
          legendClass="sr-only"
          options={formMethods.map((offered) => [offered, text.methodNames[offered]] as const)}
          chosen={method}
          onChoose={setMethod}
        />
      )}
      <div hidden={method === 'phone'}>
        <EmailField error={problemOf('email')} />
      </div>
      {formMethods.includes('password') && (
        <div hidden={method !== 'password'}>
          <PasswordField kind="current" error={problemOf('password')} />
          <AppLink to="/forgot-password" className={`${textButton} text-sm`}>
            {text.forgot}
          </AppLink>
        </div>
      )}
      {formMethods.includes('phone') && (
        <div hidden={method !== 'phone'}>
          <TextField
            label={phoneLabel}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            hint={phoneHint}
            error={problemOf('phone')}
          />
        </div>
      )}
      <ErrorText className="mt-3">{otherProblem('email', 'password', 'phone')}</ErrorText>
      <Send isBusy={isBusy}>{names[method]}</Send>
      {method !== 'password' && <p className="text-sm text-muted">{text.newToo}</p>}
    </form>
  )
}
