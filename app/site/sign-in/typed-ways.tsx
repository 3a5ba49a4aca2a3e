import { type SubmitEvent, useState } from 'react'
import { pathIn } from '#app/kit/language.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { EmailField } from '../sign-in-parts/email-field.tsx'
import { FormProblem, Send, textButton } from '../sign-in-parts/form-parts.tsx'
import { backTo } from '../sign-in-parts/next-path.ts'
import { PasswordField } from '../sign-in-parts/password-field.tsx'
import { type Sent, sentByMail, sentToConfirm, sentToPhone } from '../sign-in-parts/sent.ts'
import { TextField } from '../sign-in-parts/text-field.tsx'
import { emailAddress, phoneNumber } from '../sign-in-parts/typed.ts'
import { typedInto, useAttempt } from '../sign-in-parts/use-attempt.ts'
import { words as partsWords } from '../sign-in-parts/words.ts'
import { bringsOf, type TypedWay, typedWaysOf } from './typed-way.ts'
import { WayChoice } from './way-choice.tsx'
import { words } from './words.ts'

interface TypedWaysProps {
  methods: readonly AuthMethod[]
  onSent: (sent: Sent) => void
}

/** Address and password, or an address or number that a code is sent to. One form, which keeps what was typed for each. */
export function TypedWays({ methods, onSent }: TypedWaysProps) {
  const text = useWords(words)
  const parts = useWords(partsWords)
  const back = pathIn(useLang(), '/sign-in')
  const ways = typedWaysOf(methods)
  const [way, setWay] = useState<TypedWay>(ways[0] ?? 'mail')
  const { isBusy, attempt, refuse, problemOf, problemBeside, form } = useAttempt()
  const brings = bringsOf(methods)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = (name: string) => typedInto(event.currentTarget, name)
    const [email, phone, password] = [
      emailAddress(typed('email')),
      phoneNumber(typed('phone')),
      typed('password'),
    ]
    if (way === 'phone') return phone ? await send(sentToPhone(phone)) : refuse('typed_phone')
    if (!email) return refuse('typed_email')
    if (way === 'mail') return await send(sentByMail(email, brings, backTo(back)))
    if (!password) return refuse('password_missing')
    const { failure } = await attempt(async () => {
      const { signInWithPassword } = await import('#app/platform/auth/client-passwords.ts')
      return await signInWithPassword(email, password)
    })
    if (failure?.code === 'email_not_confirmed') await send(sentToConfirm(email, backTo(back)))
  }
  const send = async (sent: Sent) => {
    const { failure } = await attempt(sent.resend)
    if (!failure) onSent(sent)
  }
  const names = {
    password: text.signIn,
    mail: { code: text.sendCode, link: text.sendLink, both: text.sendBoth }[brings],
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
      {ways.length > 1 && <WayChoice ways={ways} chosen={way} onChoose={setWay} />}
      <div hidden={way === 'phone'}>
        <EmailField problem={problemOf('email')} />
      </div>
      {ways.includes('password') && (
        <div hidden={way !== 'password'}>
          <PasswordField kind="current" problem={problemOf('password')} />
          <AppLink to="/forgot-password" className={`${textButton} text-sm`}>
            {text.forgot}
          </AppLink>
        </div>
      )}
      {ways.includes('phone') && (
        <div hidden={way !== 'phone'}>
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
      <FormProblem>{problemBeside('email', 'password', 'phone')}</FormProblem>
      <Send isBusy={isBusy}>{names[way]}</Send>
      {way !== 'password' && <p className="text-sm text-muted">{text.newToo}</p>}
    </form>
  )
}
