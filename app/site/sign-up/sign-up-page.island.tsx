import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import type { Delivery } from '../sign-in-parts/delivery.ts'
import { Card, textButton } from '../sign-in-parts/form-parts.tsx'
import { SignInLayout } from '../sign-in-parts/sign-in-layout.tsx'
import { useAuthCallback } from '../sign-in-parts/use-auth-callback.ts'
import { messages } from './messages.ne.ts'
import { SignUpForm } from './sign-up-form.tsx'

export default function SignUpPage() {
  const text = useMessages(messages)
  const isOn = useSite().authMethods.includes('password')
  const callback = useAuthCallback()
  const [delivery, setDelivery] = useState<Delivery>()
  return (
    <SignInLayout callback={callback}>
      <Card title={text.title} lead={isOn ? text.lead : text.off}>
        {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} />}
        {isOn && (
          <div hidden={delivery !== undefined}>
            <SignUpForm onSent={setDelivery} />
          </div>
        )}
        <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
          {text.hasAccount}
          <AppLink to="/sign-in" className={textButton}>
            {text.signIn}
          </AppLink>
        </p>
      </Card>
    </SignInLayout>
  )
}
