import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

/** The search among the tools is a plain form: it works before the scripts are loaded, and without them. */
export function ToolSearchForm({ query }: { query: string }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <search className="max-w-lg">
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
  )
}
