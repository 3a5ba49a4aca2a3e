import { useWords } from '#app/platform/i18n/use-language.ts'
import { words } from '../words.ts'

/** The source asks to be named. */
export function Credit() {
  const text = useWords(words)
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
