import { digitsIn } from 'bikram-sambat-calendar/digits'
import { memo, useEffect, useMemo, useState } from 'react'
import { saidIn } from '#app/lib/statement.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useWrittenSearch } from '#app/platform/navigation/address.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { nearNames } from '#app/records/postal-codes/near-names.ts'
import { addressLine, readPostOffices } from '#app/records/postal-codes/post-offices.ts'
import { remarksOfAll } from '#app/records/postal-codes/remarks.ts'
import { prepareSearch, searchOffices } from '#app/records/postal-codes/search-offices.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import type { PostalDistrict, PostalList } from '../districts.ts'
import { type ListState, pageOf, withState, writeState } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { sortOffices } from '../sort-offices.ts'
import { DistrictLink } from './all-districts.tsx'
import { ClearLink, NoOffices } from './no-offices.tsx'
import { OfficeTable } from './office-table.tsx'
import { Pager } from './pager.tsx'

interface ResultsProps {
  list: PostalList
  districts: ReadonlyMap<string, PostalDistrict>
  state: ListState
  /** Whether the texts to search in are wanted; until then they are not made. */
  searchable: boolean
  onChange: (part: Partial<ListState>) => void
  onCopy: (text: string) => void
}

const sharedCount = 3

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
  const prepared = searchable || query !== ''
  const search = useMemo(
    () => (prepared ? prepareSearch(offices, list.districts, list.names) : undefined),
    [prepared, offices, list],
  )
  const { offices: matching, places } = useMemo(
    () => searchOffices(search ?? { offices }, { query, districts: state.district ? [state.district] : [] }),
    [search, offices, query, state.district],
  )
  const found = useMemo(
    () => sortOffices(matching, { sort, descending }, districts, lang),
    [matching, sort, descending, districts, lang],
  )
  const { shown, page, pages } = pageOf(found, state.page)
  const count = text.count(digitsIn(lang, found.length), digitsIn(lang, offices.length))
  const settledCount = useSettled(count)
  useWrittenSearch((search) => withState(search, writeState({ ...state, page }).toString()))

  const district = districts.get(state.district)
  const isNarrowed = query !== '' || district !== undefined
  const clear = () => onChange({ query: '', district: '', page: 1 })
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-labelledby="results-heading"
      className="mt-0.5 outline-none sm:mt-6"
    >
      <h2 id="results-heading" className="text-2xl max-sm:sr-only">
        {text.results}
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 max-sm:text-sm max-sm:leading-tight">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {text.summary(district?.name[lang] ?? text.allDistricts, query)}
          </p>
          <p className="text-muted">{count}</p>
        </div>
        {isNarrowed && found.length > 0 && <ClearLink onClear={clear} />}
      </div>
      <p role="status" className="sr-only">
        {settledCount}
      </p>
      {district && <DistrictNotes district={district} />}
      <Remarks as="sentences" remarks={saidIn(lang, remarksOfAll(places))} className="mt-3 mb-2" />
      {isNarrowed && found.length > 0 && (
        <SharedAnswer text={found.slice(0, sharedCount).map(addressLine).join('; ')} />
      )}
      {found.length === 0 ? (
        <NoOffices
          list={list}
          near={search?.places ? nearNames(query, search.places) : []}
          state={state}
          elsewhere={
            search && state.district ? searchOffices(search, { query, districts: [] }).offices.length : 0
          }
          onClear={clear}
        />
      ) : (
        <OfficeTable offices={shown} districts={districts} state={state} onSort={onChange} onCopy={onCopy} />
      )}
      <Pager state={state} page={page} pages={pages} found={found.length} />
      <p className="mt-3 text-sm text-muted">{text.listDate}</p>
    </section>
  )
})

const announcedAfterMs = 700

/** A text once it has stopped changing, so that results are not announced at each key. Empty until the first change. */
function useSettled(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === first && !settled) return undefined
    const timer = setTimeout(() => setSettled(text), announcedAfterMs)
    return () => clearTimeout(timer)
  }, [text, first, settled])
  return settled
}

const divided = ['Nawalparasi', 'Rukum']

/** What one must know of a selected district: a second spelling, or that it is two districts now. */
function DistrictNotes({ district: { name, alsoSpelled } }: { district: PostalDistrict }) {
  const text = useMessages(messages)
  const isDivided = divided.includes(name.en)
  if (!isDivided && alsoSpelled.length === 0) return null
  return (
    <p className="no-print mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name="circle-help" className="mt-0.5 size-5 text-simrik" />
      <span>
        {isDivided ? text.ambiguous : text.alsoSpelled}{' '}
        {alsoSpelled.map((spelling) => (
          <DistrictLink key={spelling} spelling={spelling} />
        ))}
      </span>
    </p>
  )
}
