import { pathIn } from '#app/kit/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Landscape } from './landscape.tsx'
import { messages } from './messages.ne.ts'

/** The search is a plain form: it works before the scripts are loaded, and without them. */
export function Hero({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section className="relative isolate overflow-hidden rounded-2xl border border-line bg-surface px-4 pt-8 sm:px-10 sm:pt-12 lg:pb-20">
      <h1 className="max-w-lg text-3xl sm:text-5xl">{text.heading}</h1>
      <p className="mt-4 max-w-lg text-lg text-muted">{text.intro}</p>
      <search>
        <form action={pathIn(lang, '/')} method="get" className="mt-6 flex max-w-lg flex-wrap gap-2">
          <label htmlFor="tool-search" className="sr-only">
            {text.searchLabel}
          </label>
          <div className="relative min-w-0 grow basis-60">
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
      <Landscape />
    </section>
  )
}
