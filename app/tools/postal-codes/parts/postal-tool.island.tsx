import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { postalDistricts } from '../districts.ts'
import { messages } from '../messages.ne.ts'
import type { PostalList } from '../postal-list.ts'
import { AllDistricts } from './all-districts.tsx'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { TypeNames } from './type-names.tsx'
import { useCopied } from './use-copied.ts'
import { useListState } from './use-list-state.ts'

export default function PostalTool({ list }: { list: PostalList }) {
  const text = useMessages(messages)
  const districts = useMemo(() => postalDistricts(list.districts, list.towns), [list])
  const { state, change, follow } = useListState(districts)
  // Whoever is about to search finds everything prepared.
  const [preparing, setPreparing] = useState(state.query !== '')
  const { copied, copyText } = useCopied()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the links inside are asked
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div className="print-alone" onClick={follow}>
      <SearchForm state={state} districts={districts} onChange={change} onEnter={() => setPreparing(true)} />
      <Results
        list={list}
        districts={districts}
        // The box follows the keys at once, the table as soon as the phone can.
        state={useDeferredValue(state)}
        searchable={useDeferredValue(preparing)}
        onChange={change}
        onCopy={copyText}
      />
      <TypeNames />
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
