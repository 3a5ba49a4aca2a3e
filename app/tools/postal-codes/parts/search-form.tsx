import { useEffect, useEffectEvent, useRef } from 'react'
import { pathIn } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { type ListState, maxQueryLength } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'

interface SearchFormProps {
  state: ListState
  districts: ReadonlyMap<string, string>
  onChange: (part: Partial<ListState>) => void
  /** Somebody goes to the search box. */
  onEnter: () => void
}

/** Narrows the list at once; before the page's code has arrived, and without it, a plain form asks the server. */
export function SearchForm({ state, districts, onChange, onEnter }: SearchFormProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const box = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const options = [
    ['', text.allDistricts] as const,
    ...[...districts].map(([en, ne]) => [en, lang === 'en' ? en : `${ne} (${en})`] as const),
  ]

  useInitialInputValue(box, state.query, (query) => onChange({ query }))
  const takeChosen = useEffectEvent(() => {
    const district = select.current?.value ?? ''
    if (district !== state.district) onChange({ district })
  })
  // What was chosen before the page's code arrived counts.
  useEffect(() => takeChosen(), [])

  return (
    <search className="no-print">
      <form
        id="postal-search"
        action={pathIn(lang, toolPath)}
        method="get"
        className="grid grid-cols-[minmax(0,1fr)_9rem] gap-x-2 gap-y-3 sm:grid-cols-[2fr_1fr] noscript:grid-cols-[minmax(0,1fr)_8rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          document.getElementById('results')?.focus()
        }}
      >
        <TextField
          ref={box}
          id="postal-query"
          label={<span className="max-sm:sr-only">{text.searchLabel}</span>}
          type="search"
          name="q"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={text.searchPlaceholder}
          value={state.query}
          onFocus={onEnter}
          onChange={(event) => onChange({ query: event.target.value })}
        />
        <SelectField
          ref={select}
          label={<span className="max-sm:sr-only">{text.districtLabel}</span>}
          name="district"
          autoComplete="off"
          options={options}
          value={state.district}
          onChange={(event) => onChange({ district: event.target.value })}
        />
        {/* The list follows what is typed. */}
        <div className="hidden items-end noscript:flex">
          <button type="submit" className={`${buttonStyle.primary} max-sm:px-2`}>
            {text.search}
          </button>
        </div>
      </form>
    </search>
  )
}
