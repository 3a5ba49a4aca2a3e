import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { AccessPage } from './access-page.tsx'
import { messages } from './messages.ne.ts'

/** Shown in place of the panel after an error in it. */
export function Failed() {
  const text = useMessages(messages)
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <AccessPage>
      <section role="alert" className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
        <h1 className="text-2xl">{text.failedTitle}</h1>
        <p className="mt-3">{text.failedText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" className={buttonStyle.primary} onClick={() => location.reload()}>
            {text.tryAgain}
          </button>
          <AppLink to="/" className={buttonStyle.secondary}>
            {text.backToSite}
          </AppLink>
        </div>
      </section>
    </AccessPage>
  )
}
