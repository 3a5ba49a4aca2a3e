import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { pageMeta } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import { Card, textButton } from '../sign-in-parts/form-parts.tsx'
import type { Sent } from '../sign-in-parts/sent.ts'
import { SigningPage } from '../sign-in-parts/signing-page.tsx'
import { useArrival } from '../sign-in-parts/use-arrival.ts'
import type { Route } from './+types/route'
import { NewAccount } from './new-account.tsx'
import { words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  context.get(renderContext).personal = true
  return {}
}

// The server knows of nobody who is signed in: a navigation waits for nothing.
export const clientLoader = () => ({})

// Not for search engines: the loader gives no words for them.
export const meta = pageMeta

export default function SignUpPage() {
  const text = useWords(words)
  const isOn = useSite().authMethods.includes('password')
  const arrival = useArrival()
  const [sent, setSent] = useState<Sent>()
  return (
    <SigningPage title={text.title} arrival={arrival}>
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
