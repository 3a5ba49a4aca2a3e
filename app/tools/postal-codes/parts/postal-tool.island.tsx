import { type MouseEvent, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { isPlainClick, pushAddress } from '#app/platform/navigation/change-address.ts'
import { useUrlState } from '#app/platform/navigation/url-state.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { useCopy } from '#app/ui/copy-button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useInitialInputValue, useOnHydration } from '#app/ui/use-hydrated.ts'
import { isStart, type ListState, maxQueryLength, type PostalPage, readState } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { StartLinks } from './no-offices.tsx'
import { loadKnown, Results } from './results.tsx'

export default function PostalTool({ list }: { list: PostalPage }) {
  const text = useMessages(messages)
  const districts = useMemo(() => new Map(list.districts), [list])
  const { state, change, follow } = useListState(districts)
  // The search texts are prepared before the first key.
  const [preparing, setPreparing] = useState(state.query !== '')
  const { copied, copyText } = useCopied()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on the links inside bubble to it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div onClick={follow}>
      <SearchForm
        state={state}
        districts={districts}
        onChange={change}
        onEnter={() => {
          setPreparing(true)
          void loadKnown(list.offices)
        }}
      />
      {isStart(state) && <StartLinks towns={list.towns} />}
      <Suspense>
        <Results
          list={list}
          districts={districts}
          // The table may render later than the text field.
          state={useDeferredValue(state)}
          searchable={useDeferredValue(preparing)}
          onChange={change}
          onCopy={copyText}
        />
      </Suspense>
      <p
        role="status"
        className="fixed inset-x-4 bottom-4 z-10 mx-auto w-fit max-w-[calc(100%-5rem)] rounded-lg bg-ink px-4 py-2 text-paper empty:hidden"
      >
        {copied && (
          <>
            <Icon name="check" className="me-2 inline size-5" />
            {text.copied(copied)}
          </>
        )}
      </p>
    </div>
  )
}

interface SearchFormProps {
  state: ListState
  districts: ReadonlyMap<string, string>
  onChange: (part: Partial<ListState>) => void
  /** The search box got the focus. */
  onEnter: () => void
}

/** Narrows the list at once; before the page's code has arrived, and without it, a plain form asks the server. */
function SearchForm({ state, districts, onChange, onEnter }: SearchFormProps) {
  const [text, lang] = useTexts(messages)
  const box = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const options = [
    ['', text.allDistricts] as const,
    ...[...districts].map(([en, ne]) => [en, lang === 'en' ? en : `${ne} (${en})`] as const),
  ]

  useInitialInputValue(box, state.query, (query) => onChange({ query }))
  // What was chosen before the page's code arrived counts.
  useOnHydration(() => {
    const district = select.current?.value ?? ''
    if (district !== state.district) onChange({ district })
  })

  return (
    <search className="no-print">
      <form
        id="postal-search"
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

/**
 * What the page shows, begun with the address. Links to this page and steps through the history change it through the
 * address; what is typed and selected is written to the address by the results, once they are shown.
 */
function useListState(districts: ReadonlyMap<string, unknown>) {
  const read = (search: string) => readState(new URLSearchParams(search), [...districts.keys()])
  const [state, setState] = useUrlState(read)
  const change = useCallback(
    (part: Partial<ListState>) => setState((now) => ({ ...now, ...part })),
    [setState],
  )
  /** The whole list is here: a link to another part of it needs no request. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.pathname !== location.pathname) return
    event.preventDefault()
    pushAddress(link.href)
    setState(read(link.search))
    document.getElementById(link.hash.slice(1))?.scrollIntoView()
  }
  return { state, change, follow }
}

/** Copies a text, and returns it while the page should say so. */
function useCopied() {
  const [text, setText] = useState('')
  const { copied, copy } = useCopy()
  // The first one serves all renders, so that the rows of the table need not be drawn again.
  const [copyText] = useState(() => (value: string) => {
    setText(value)
    copy(value)
  })
  return { copied: copied ? text : '', copyText }
}
