import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '../sign-in-parts/form-parts.tsx'
import { SignInLayout } from '../sign-in-parts/sign-in-layout.tsx'
import { useAuthCallback } from '../sign-in-parts/use-auth-callback.ts'
import { messages } from './messages.ne.ts'
import { SignInMethods } from './sign-in-methods.tsx'

export default function SignInPage() {
  const text = useMessages(messages)
  const { authMethods } = useSite()
  const callback = useAuthCallback()
  const hasMethod = authMethods.some((method) => method !== 'totp')
  return (
    <SignInLayout callback={callback}>
      {hasMethod ? (
        <SignInMethods callback={callback} />
      ) : (
        <Card title={text.title} lead={text.missing}>
          <AppLink to="/" className={`${buttonStyle.primary} mt-6`}>
            {text.home}
          </AppLink>
        </Card>
      )}
    </SignInLayout>
  )
}
