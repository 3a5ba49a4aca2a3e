import { type SubmitEvent, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { codeMessage, confirmationEmail, type Delivery, signInEmail } from '../sign-in-parts/delivery.ts'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem, Send, textButton } from '../sign-in-parts/form-parts.tsx'
import { messages as partsWords } from '../sign-in-parts/messages.ne.ts'
import { emailAddress, phoneNumber } from '../sign-in-parts/parse-input.ts'
import { PasswordField } from '../sign-in-parts/password-field.tsx'
import { returnUrl } from '../sign-in-parts/return-url.ts'
import { TextField } from '../sign-in-parts/text-field.tsx'
import { fieldValue, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { emailContents, type FormMethod, formMethodsOf } from './available-methods.ts'
import { messages } from './messages.ne.ts'
import { MethodPicker } from './method-picker.tsx'

interface FormMethodsProps {
  methods: readonly AuthMethod[]
  onSent: (delivery: Delivery) => void
}

/** E-mail and password, or an address or phone that gets a code: one form that keeps the input of each method. */
export function FormMethods({ methods, onSent }: FormMethodsProps) {
  const text = useMessages(messages)
  const parts = useMessages(partsWords)
  const back = pathIn(useLang(), '/sign-in')
  const formMethods = formMethodsOf(methods)
  const [method, setMethod] = useState<FormMethod>(formMethods[0] ?? 'mail')
  const { isBusy, attempt, refuse, problemOf, otherProblem, form } = useAttempt()
  const contents = emailContents(methods)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = (name: string) => fieldValue(event.currentTarget, name)
    const [email, phone, password] = [
      emailAddress(typed('email')),
      phoneNumber(typed('phone')),
      typed('password'),
    ]
    if (method === 'phone') return phone ? await send(codeMessage(phone)) : refuse('typed_phone')
    if (!email) return refuse('typed_email')
    if (method === 'mail') return await send(signInEmail(email, contents, returnUrl(back)))
    if (!password) return refuse('password_missing')
    const { failure } = await attempt(async () => {
      const { signInWithPassword } = await import('#app/platform/auth/client-passwords.ts')
      return await signInWithPassword(email, password)
    })
    if (failure?.code === 'email_not_confirmed') await send(confirmationEmail(email, returnUrl(back)))
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
      ref={form}
      noValidate
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {formMethods.length > 1 && <MethodPicker methods={formMethods} chosen={method} onChoose={setMethod} />}
      <div hidden={method === 'phone'}>
        <EmailField problem={problemOf('email')} />
      </div>
      {formMethods.includes('password') && (
        <div hidden={method !== 'password'}>
          <PasswordField kind="current" problem={problemOf('password')} />
          <AppLink to="/forgot-password" className={`${textButton} text-sm`}>
            {text.forgot}
          </AppLink>
        </div>
      )}
      {formMethods.includes('phone') && (
        <div hidden={method !== 'phone'}>
          <TextField
            label={parts.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            hint={parts.phoneHint}
            problem={problemOf('phone')}
          />
        </div>
      )}
      <FormProblem>{otherProblem('email', 'password', 'phone')}</FormProblem>
      <Send isBusy={isBusy}>{names[method]}</Send>
      {method !== 'password' && <p className="text-sm text-muted">{text.newToo}</p>}
    </form>
  )
}
