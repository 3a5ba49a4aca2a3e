import { type ReactNode, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from './messages.ne.ts'

/** The page shown in place of the panel without access. */
export function AccessPage({ children }: { children: ReactNode }) {
  const { adminPanel } = useMessages(messages)
  const { name } = useSite()
  useTitle(`${adminPanel} | ${name}`)
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4 py-10">{children}</main>
  )
}

/** Shown until it is known whether a user is signed in. */
export function Checking() {
  return <Waiting>{useMessages(messages).checking}</Waiting>
}

/** A page that is still loading. */
export function Waiting({ children }: { children: string }) {
  return (
    <div className="flex items-center justify-center gap-3 py-10">
      <Spinner />
      <h1 role="status" className="text-lg font-semibold">
        {children}
      </h1>
    </div>
  )
}

/** Shown in place of the panel after an error in it. */
export function Failed() {
  const text = useMessages(messages)
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <AccessPage>
      <section role="alert" className={`p-6 sm:p-8 ${cardStyle}`}>
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

/** Names the document; the name stays until another component gives one. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
