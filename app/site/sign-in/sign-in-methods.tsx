import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { CodeForm } from '../sign-in-parts/code-form.tsx'
import type { Delivery } from '../sign-in-parts/delivery.ts'
import { failureText } from '../sign-in-parts/failure-text.ts'
import { Card, FormProblem, textButton } from '../sign-in-parts/form-parts.tsx'
import { messages as partsWords } from '../sign-in-parts/messages.ne.ts'
import type { AuthCallback } from '../sign-in-parts/use-auth-callback.ts'
import { formMethodsOf } from './available-methods.ts'
import { FormMethods } from './form-methods.tsx'
import { messages } from './messages.ne.ts'
import { RedirectMethods } from './redirect-methods.tsx'

/** The sign-in methods that are enabled, and the form for the code that one of them sends. */
export function SignInMethods({ callback }: { callback: AuthCallback }) {
  const text = useMessages(messages)
  const { failures } = useMessages(partsWords)
  const { authMethods } = useSite()
  const [delivery, setDelivery] = useState<Delivery>()
  const hasForm = formMethodsOf(authMethods).length > 0
  const hasRedirect = authMethods.some((method) => ['google', 'sso', 'web3'].includes(method))
  return (
    <Card title={text.title} lead={text.lead}>
      <FormProblem>
        {callback.state === 'failed'
          ? `${text.failed} ${failureText(failures, callback.failure)}`
          : undefined}
      </FormProblem>
      {delivery && <CodeForm {...delivery} onBack={() => setDelivery(undefined)} />}
      {/* Stays mounted while the code is typed, so that going back keeps the input. */}
      <div hidden={delivery !== undefined} className="mt-5">
        <RedirectMethods methods={authMethods} />
        {hasRedirect && hasForm && (
          <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {text.or}
          </p>
        )}
        {hasForm && <FormMethods methods={authMethods} onSent={setDelivery} />}
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
