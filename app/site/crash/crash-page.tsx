import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

/** The page of an unexpected error. The request id finds the error in the log. */
export function CrashPage({ requestId }: { requestId: string }) {
  const text = useMessages(messages)
  return (
    <div role="alert" className="mx-auto max-w-xl py-6 text-center">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted">{text.explanation}</p>
      <p className="mt-3 text-muted">
        {text.id}: <code className="font-semibold text-ink">{requestId}</code>
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" className={`${buttonStyle.primary} noscript:hidden`} data-reload>
          {text.again}
        </button>
        <AppLink to="/" className={buttonStyle.secondary}>
          {text.home}
        </AppLink>
      </div>
    </div>
  )
}
