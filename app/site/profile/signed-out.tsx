import { pathIn } from '#app/kit/language.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SignIn } from '../frame/sign-in.tsx'
import { messages } from './messages.ne.ts'

interface SignedOutProps {
  problem: string | undefined
}

export function SignedOut({ problem }: SignedOutProps) {
  const text = useMessages(messages)
  return (
    <div className="text-center">
      <h1 className="text-3xl">{text.signedOut}</h1>
      <p className="mt-3 text-muted">{text.purpose}</p>
      <p role="alert" className="mt-3 font-semibold text-simrik empty:mt-0">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <AppLink to="/" className={buttonStyle.primary}>
          {text.home}
        </AppLink>
        <SignIn next={pathIn(useLang(), '/profile')} />
      </div>
    </div>
  )
}
