import { type MouseEvent, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useUrlState } from '#app/platform/navigation/address.ts'
import { pushAddress } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { Card } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { type PostalList, postalDistricts } from '../districts.ts'
import { type ListState, readState } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { AllDistricts } from './all-districts.tsx'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { StartLinks } from './start-links.tsx'

export default function PostalTool({ list }: { list: PostalList }) {
  const text = useMessages(messages)
  const districts = useMemo(() => postalDistricts(list.districts), [list])
  const { state, change, follow } = useListState(districts)
  // The search texts are prepared before the first key.
  const [preparing, setPreparing] = useState(state.query !== '')
  const { copied, copyText } = useCopied()
  const isStart = !state.query.trim() && !state.district && state.page === 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on the links inside bubble to it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div onClick={follow}>
      <SearchForm state={state} districts={districts} onChange={change} onEnter={() => setPreparing(true)} />
      {isStart && <StartLinks list={list} />}
      <Results
        list={list}
        districts={districts}
        // The table may render later than the text field.
        state={useDeferredValue(state)}
        searchable={useDeferredValue(preparing)}
        onChange={change}
        onCopy={copyText}
      />
      <Card title={text.types} className="mt-8 print:hidden">
        <FactList className="mt-2 sm:grid-cols-2">
          {Object.entries(text.typeNames).map(([type, name]) => (
            <Fact key={type} name={<span lang="en">{type}</span>} className="">
              {name}
            </Fact>
          ))}
        </FactList>
      </Card>
      <Suspense>
        <AllDistricts districts={list.districts} provinces={list.provinces} />
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

/**
 * What the page shows, begun with the address. Links to this page and steps through the history change it through the
 * address; what is typed and selected is written to the address by the results, which know the number of pages.
 */
function useListState(districts: ReadonlyMap<string, unknown>) {
  const read = (search: string) => readState(new URLSearchParams(search), [...districts.keys()])
  const [state, setState] = useUrlState(read)
  /** A change of anything but the page returns to the first page, unless the whole list is shown. */
  const change = useCallback(
    (part: Partial<ListState>) =>
      setState((now) => ({ ...now, page: now.page === 'all' ? 'all' : 1, ...part })),
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
