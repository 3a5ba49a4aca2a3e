import { digitsIn } from 'bikram-sambat/digits'
import { memo, useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type PostalDistrict, townHint } from '../districts.ts'
import { findOffices, searchTexts, sortOffices } from '../find-offices.ts'
import { type ListState, pageOf } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { readPostOffices } from '../post-offices.ts'
import type { PostalList } from '../postal-list.ts'
import { DistrictNotes } from './district-notes.tsx'
import { NoOffices } from './no-offices.tsx'
import { OfficeTable } from './office-table.tsx'
import { Pager } from './pager.tsx'
import { useSettled } from './use-settled.ts'
import { useWrittenAddress } from './use-written-address.ts'

interface ResultsProps {
  list: PostalList
  districts: ReadonlyMap<string, PostalDistrict>
  state: ListState
  /** Whether the texts to search in are wanted; until then they are not made. */
  searchable: boolean
  onChange: (part: Partial<ListState>) => void
  onCopy: (text: string) => void
}

/** What was found: a summary, a count, the table and its pages. */
export const Results = memo(function Results({
  list,
  districts,
  state,
  searchable,
  onChange,
  onCopy,
}: ResultsProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const { sort, descending } = state
  const query = state.query.trim()
  const offices = useMemo(() => readPostOffices(list.offices), [list])
  const sorted = useMemo(
    () => sortOffices(offices, { sort, descending }, districts, lang),
    [offices, sort, descending, districts, lang],
  )
  const prepared = searchable || query !== ''
  const texts = useMemo(() => (prepared ? searchTexts(sorted, districts) : []), [prepared, sorted, districts])
  const found = findOffices(sorted, texts, state)
  const { shown, page, pages } = pageOf(found, state.page)
  const count = text.count(digitsIn(lang, found.length), digitsIn(lang, offices.length))
  const settledCount = useSettled(count)
  useWrittenAddress({ ...state, page })

  const district = districts.get(state.district)
  return (
    <section id="results" tabIndex={-1} aria-labelledby="results-heading" className="mt-8 outline-none">
      <h2 id="results-heading" className="text-2xl">
        {text.results}
      </h2>
      <p className="mt-1 font-semibold wrap-anywhere">
        {text.summary(district?.name[lang] ?? text.allDistricts, query)}
      </p>
      <p className="text-muted">
        {count} <span className="block text-sm">{text.listDate}</span>
      </p>
      <p role="status" className="sr-only">
        {settledCount}
      </p>
      <DistrictNotes district={district} />
      {found.length === 0 ? (
        <NoOffices
          hint={townHint(query, list.towns, list.districts)}
          onClear={() => onChange({ query: '', district: '' })}
        />
      ) : (
        <OfficeTable offices={shown} districts={districts} state={state} onSort={onChange} onCopy={onCopy} />
      )}
      <Pager state={state} page={page} pages={pages} found={found.length} />
    </section>
  )
})
