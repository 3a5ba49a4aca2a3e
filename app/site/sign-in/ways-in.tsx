import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import { failureText } from '../sign-in-parts/failure-text.ts'
import { Card, FormProblem, textButton } from '../sign-in-parts/form-parts.tsx'
import type { Sent } from '../sign-in-parts/sent.ts'
import type { Arrival } from '../sign-in-parts/use-arrival.ts'
import { words as partsWords } from '../sign-in-parts/words.ts'
import { AwayWays } from './away-ways.tsx'
import { typedWaysOf } from './typed-way.ts'
import { TypedWays } from './typed-ways.tsx'
import { words } from './words.ts'

/** The ways to sign in that are on, and the code that one of them sends. */
export function WaysIn({ arrival }: { arrival: Arrival }) {
  const text = useWords(words)
  const { failures } = useWords(partsWords)
  const { authMethods } = useSite()
  const [sent, setSent] = useState<Sent>()
  const hasTyped = typedWaysOf(authMethods).length > 0
  const hasAway = authMethods.some((method) => ['google', 'sso', 'web3'].includes(method))
  return (
    <Card title={text.title} lead={text.lead}>
      <FormProblem>
        {arrival.state === 'failed' ? `${text.failed} ${failureText(failures, arrival.failure)}` : undefined}
      </FormProblem>
      {sent && <CodeForm {...sent} onBack={() => setSent(undefined)} />}
      {/* Kept while the code is typed: whoever comes back finds everything as it was. */}
      <div hidden={sent !== undefined} className="mt-5">
        <AwayWays methods={authMethods} />
        {hasAway && hasTyped && (
          <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {text.or}
          </p>
        )}
        {hasTyped && <TypedWays methods={authMethods} onSent={setSent} />}
        {authMethods.includes('password') && (
          <p className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
            {text.noAccount}
            <AppLink to="/sign-up" className={textButton}>
              {text.signUp}
            </AppLink>
          </p>
        )}
      </div>
    </Card>
  )
}
