import { useEffect } from 'react'
import { useRequestId } from '#app/platform/document/document-context.tsx'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { en } from './messages.en.ts'
import { ne } from './messages.ne.ts'

/** Something broke. The id leads the operator to the line in the log. */
export function CrashPage({ error }: { error: unknown }) {
  const text = useWords({ en, ne })
  const requestId = useRequestId()
  useEffect(() => {
    // Trouble of the server is logged there; what broke in this browser is told in its console.
    if (!requestId) console.error(error)
  }, [error, requestId])
  return (
    <div role="alert" className="mx-auto max-w-xl py-6 text-center">
      <title>{text.title}</title>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-muted">{text.explanation}</p>
      {requestId && (
        <p className="mt-3 text-muted">
          {text.id}: <code className="font-semibold text-ink">{requestId}</code>
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle.primary} onClick={() => location.reload()}>
          {text.again}
        </button>
        <AppLink to="/" reloadDocument className={buttonStyle.quiet}>
          {text.home}
        </AppLink>
      </div>
    </div>
  )
}
