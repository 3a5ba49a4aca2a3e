import { useRef, useState } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSearch } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

const maxQueryLength = 60

/** Of the search form, which the buttons of the categories send as well. */
export const formId = 'service-form'

/**
 * The text of the search box and the chosen category. They start with the address's query, from a link or a form without
 * JavaScript. Typed text stays in the browser; an outdated query is removed from the address.
 */
export function useSelection() {
  const search = useSearch()
  const [selection, setSelection] = useState(() => {
    const params = new URLSearchParams(search)
    return { query: params.get('q')?.slice(0, maxQueryLength) ?? '', group: params.get('group') ?? '' }
  })
  const change = (changed: { query: string; group: string }) => {
    setSelection(changed)
    replaceSearch('')
  }
  return {
    ...selection,
    // Who types searches the whole directory.
    setQuery: (query: string) => change({ query, group: '' }),
    setGroup: (group: string) => change({ ...selection, group }),
  }
}

interface SearchFormProps {
  query: string
  onQuery: (query: string) => void
}

/** Filters while the visitor types; before hydration, and without JavaScript, it is a plain form. */
export function SearchForm({ query, onQuery }: SearchFormProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const box = useRef<HTMLInputElement>(null)

  useInitialInputValue(box, query, onQuery)

  return (
    <search className="no-print pb-1.5">
      <form
        id={formId}
        action={pathIn(lang, toolPath)}
        method="get"
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          document.getElementById('numbers')?.focus()
        }}
      >
        <Field id="service-search" label={text.searchLabel}>
          {(control) => (
            <div className="mt-1 flex flex-wrap gap-2">
              <div className="relative min-w-0 grow basis-52">
                <Icon
                  name="search"
                  className="pointer-events-none absolute start-3 top-3 size-5 text-muted"
                />
                <input
                  {...control}
                  ref={box}
                  type="search"
                  name="q"
                  maxLength={maxQueryLength}
                  autoComplete="off"
                  enterKeyHint="search"
                  placeholder={text.searchPlaceholder}
                  value={query}
                  onChange={(event) => onQuery(event.target.value)}
                  className={`${fieldStyle} ps-10`}
                />
              </div>
              <button type="submit" className={buttonStyle.secondary}>
                {text.search}
              </button>
            </div>
          )}
        </Field>
      </form>
    </search>
  )
}
