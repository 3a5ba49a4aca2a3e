import { useMessages } from '#app/platform/i18n/use-language.ts'
import { messages } from '../messages.ne.ts'

/** The source asks to be named. */
export function Credit() {
  const text = useMessages(messages)
  return (
    <p className="mt-6 text-sm text-muted">
      <a
        href="https://www.coingecko.com/"
        rel="noopener"
        className="inline-flex min-h-6 items-center font-semibold text-brand-ink underline underline-offset-4"
      >
        {text.credit}
      </a>
      . {text.creditRest}
    </p>
  )
}
