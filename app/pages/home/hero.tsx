import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** The search is a plain form: it works before the scripts are loaded, and without them. */
export function Hero({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <h1 className="max-sm:sr-only sm:text-3xl">{text.heading}</h1>
      <search className="grow sm:max-w-lg">
        <form action={pathIn(lang, '/')} method="get" className="flex gap-2">
          <label htmlFor="tool-search" className="sr-only">
            {text.searchLabel}
          </label>
          <div className="relative min-w-0 grow">
            <Icon name="search" className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
            <input
              id="tool-search"
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={text.searchPlaceholder}
              defaultValue={query}
              className={`${fieldStyle} ps-10`}
            />
          </div>
          <button type="submit" className={buttonStyle.primary}>
            {text.search}
          </button>
        </form>
      </search>
    </section>
  )
}
