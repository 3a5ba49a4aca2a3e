import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useRef } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NoScriptButton } from '#app/ui/no-script-button.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'
import type { Search } from './use-search.ts'

/** Without JavaScript searching and clearing are forms that the server answers. */
export function CoinSearch({ search }: { search: Search }) {
  const text = useMessages(messages).search
  const lang = useLang()
  const input = useRef<HTMLInputElement>(null)
  const { query, setQuery, searching, failed, term } = search
  useInitialInputValue(input, query, setQuery)
  const path = pathIn(lang, toolPath)
  const count = digitsIn(lang, search.coins.length)
  return (
    <div className="no-print">
      <search>
        <form method="get" action={path} onSubmit={(event) => event.preventDefault()}>
          <Field label={text.label}>
            {(control) => (
              <div className="relative mt-1 flex gap-2">
                <input
                  {...control}
                  ref={input}
                  name="q"
                  type="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  maxLength={50}
                  placeholder={text.placeholder}
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                  className={`${fieldStyle} pe-12 [&::-webkit-search-cancel-button]:hidden`}
                />
                <button
                  type="submit"
                  form="no-search"
                  aria-label={text.clear}
                  className={`absolute end-0 top-0 flex size-11 items-center justify-center rounded-lg text-muted hover:text-ink noscript:static ${query === '' ? 'invisible' : ''}`}
                >
                  <Icon name="x" />
                </button>
                <NoScriptButton>{text.submit}</NoScriptButton>
              </div>
            )}
          </Field>
        </form>
        <form
          id="no-search"
          method="get"
          action={path}
          onSubmit={(event) => {
            event.preventDefault()
            setQuery('')
            input.current?.focus()
          }}
        />
      </search>
      <p role="status" className="min-h-6 text-sm text-muted">
        {searching
          ? text.busy
          : failed
            ? search.coins.length > 0 && text.unanswered
            : term !== undefined && text.found(count, query.trim())}
      </p>
    </div>
  )
}
