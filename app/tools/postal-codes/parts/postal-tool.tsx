import { Suspense, useMemo } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { postalDistricts } from '../districts.ts'
import { findOffices, searchTexts, sortOffices } from '../find-offices.ts'
import { pageOf } from '../list-state.ts'
import { readPostOffices } from '../post-offices.ts'
import type { PostalList } from '../postal-list.ts'
import { words } from '../words.ts'
import { AllDistricts } from './all-districts.tsx'
import { DistrictNotes } from './district-notes.tsx'
import { NoOffices } from './no-offices.tsx'
import { OfficeTable } from './office-table.tsx'
import { Pager } from './pager.tsx'
import { SearchForm } from './search-form.tsx'
import { TypeNames } from './type-names.tsx'
import { useCopied } from './use-copied.ts'
import { useListState } from './use-list-state.ts'
import { useSettled } from './use-settled.ts'
import { useWrittenAddress } from './use-written-address.ts'

export function PostalTool({ list }: { list: PostalList }) {
  const text = useWords(words)
  const lang = useLang()
  const offices = useMemo(() => readPostOffices(list.offices), [list.offices])
  const districts = useMemo(() => postalDistricts(list.districts), [list.districts])
  const { state, change } = useListState([...districts.keys()])
  const searching = state.query.trim() !== ''
  const texts = useMemo(
    () => (searching ? searchTexts(offices, districts) : []),
    [searching, offices, districts],
  )
  const found = findOffices(offices, texts, state)
  const { shown, page, pages } = pageOf(sortOffices(found, state, districts, lang), state.page)
  const { copied, copyText } = useCopied()
  const count = text.count(digitsIn(lang, found.length), digitsIn(lang, offices.length))
  const settledCount = useSettled(count)
  useWrittenAddress({ ...state, page })

  const district = districts.get(state.district)?.name[lang] ?? text.allDistricts
  return (
    <div className="print-alone">
      <SearchForm state={state} districts={districts} onChange={change} />
      <section id="results" tabIndex={-1} aria-labelledby="results-heading" className="mt-8 outline-none">
        <h2 id="results-heading" className="text-2xl">
          {text.results}
        </h2>
        <p className="mt-1 font-medium wrap-anywhere">{text.summary(district, state.query.trim())}</p>
        <p className="text-muted">{count}</p>
        <p role="status" className="sr-only">
          {settledCount}
        </p>
        <DistrictNotes district={districts.get(state.district)} />
        {found.length === 0 ? (
          <NoOffices onClear={() => change({ query: '', district: '' })} />
        ) : (
          <OfficeTable
            offices={shown}
            districts={districts}
            state={state}
            onSort={change}
            onCopy={copyText}
          />
        )}
        <Pager state={state} page={page} pages={pages} found={found.length} />
      </section>
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
