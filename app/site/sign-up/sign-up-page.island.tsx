import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import { Card, textButton } from '../sign-in-parts/form-parts.tsx'
import type { Sent } from '../sign-in-parts/sent.ts'
import { SigningPage } from '../sign-in-parts/signing-page.tsx'
import { useArrival } from '../sign-in-parts/use-arrival.ts'
import { NewAccount } from './new-account.tsx'
import { words } from './words.ts'

export default function SignUpPage() {
  const text = useWords(words)
  const isOn = useSite().authMethods.includes('password')
  const arrival = useArrival()
  const [sent, setSent] = useState<Sent>()
  return (
    <SigningPage arrival={arrival}>
      <Card title={text.title} lead={isOn ? text.lead : text.off}>
        {sent && <CodeForm {...sent} onBack={() => setSent(undefined)} />}
        {isOn && (
          <div hidden={sent !== undefined}>
            <NewAccount onSent={setSent} />
          </div>
        )}
        <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
          {text.hasAccount}
          <AppLink to="/sign-in" className={textButton}>
            {text.signIn}
          </AppLink>
        </p>
      </Card>
    </SigningPage>
  )
}
