import { digitsIn } from '@chautari/bikram-sambat/digits'
import { memo, use, useEffect, useMemo, useState } from 'react'
import { rememberLast } from '#app/lib/remember-last.ts'
import { saidIn } from '#app/lib/statement.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { useWrittenSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { nearNames, remarksOfAll } from '#app/records/postal-codes/found-places.ts'
import { addressLine, readPostOffices } from '#app/records/postal-codes/post-offices.ts'
import { prepareSearch, searchOffices } from '#app/records/postal-codes/search-offices.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import {
  alsoSpelled,
  firstCount,
  isStart,
  type KnownPlaces,
  type ListState,
  type PostalPage,
  searchOf,
  sortOffices,
} from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { path as toolPath } from '../tool.ts'
import { ClearLink, NoOffices } from './no-offices.tsx'
import { OfficeTable } from './office-table.tsx'

interface ResultsProps {
  list: PostalPage
  districts: ReadonlyMap<string, string>
  state: ListState
  /** Whether the texts to search in are wanted; until then they are not made. */
  searchable: boolean
  onChange: (part: Partial<ListState>) => void
  onCopy: (text: string) => void
}

const sharedCount = 3
const noDistricts: KnownPlaces['districts'] = []

// A server does this once for all visitors of a list.
const readOffices = rememberLast(readPostOffices)
const prepare = rememberLast(prepareSearch)

let loaded: KnownPlaces | undefined
let loading: Promise<KnownPlaces | undefined> | undefined

/** The names of places, once; undefined where they cannot be loaded: codes and names of offices are found without. */
export function loadKnown(offices: string): Promise<KnownPlaces | undefined> {
  loading ??= Promise.all([
    import('#app/records/postal-codes/all-place-names.ts'),
    import('#app/records/postal-codes/districts.ts'),
  ])
    .then(([{ placeNames }, { districtsOf }]) => {
      loaded = { placeNames, districts: districtsOf(readPostOffices(offices)) }
      return loaded
    })
    .catch((error: unknown) => {
      console.warn('The names of places could not be loaded', error)
      return undefined
    })
  return loading
}

/** What was found: a summary, a count and the table. */
export const Results = memo(function Results({
  list,
  districts,
  state,
  searchable,
  onChange,
  onCopy,
}: ResultsProps) {
  const [text, lang] = useTexts(messages)
  const { sort, descending } = state
  const query = state.query.trim()
  const offices = readOffices(list.offices)
  const prepared = searchable || query !== ''
  const known = prepared ? (list.known ?? loaded ?? use(loadKnown(list.offices))) : undefined
  const search = prepared ? prepare(offices, known?.districts ?? noDistricts, known?.placeNames) : undefined
  const { offices: matching, places } = useMemo(
    () => searchOffices(search ?? { offices }, { query, districts: state.district ? [state.district] : [] }),
    [search, offices, query, state.district],
  )
  const found = useMemo(
    () => sortOffices(matching, { sort, descending }, districts, lang),
    [matching, sort, descending, districts, lang],
  )
  const shown = state.all ? found : found.slice(0, firstCount)
  const count = text.count(digitsIn(lang, found.length), digitsIn(lang, offices.length))
  const settledCount = useSettled(count)
  useWrittenSearch((search) => searchOf(search, state))

  const isNarrowed = query !== '' || state.district !== ''
  const clear = () => onChange({ query: '', district: '', all: false })
  const named = (lang === 'ne' && districts.get(state.district)) || state.district
  if (isStart(state)) return <WholeList count={digitsIn(lang, offices.length)} />
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
          <p className="font-semibold wrap-anywhere">{text.summary(named || text.allDistricts, query)}</p>
          <p className="text-muted">{count}</p>
        </div>
        {isNarrowed && found.length > 0 && <ClearLink onClear={clear} />}
      </div>
      <p role="status" className="sr-only">
        {settledCount}
      </p>
      {named && <DistrictNotes spelling={state.district} others={alsoSpelled(districts, state.district)} />}
      <Remarks as="sentences" remarks={saidIn(lang, remarksOfAll(places))} className="mt-3 mb-2" />
      {isNarrowed && found.length > 0 && (
        <SharedAnswer text={found.slice(0, sharedCount).map(addressLine).join('; ')} />
      )}
      {found.length === 0 ? (
        <NoOffices
          towns={list.towns}
          near={search?.places ? nearNames(query, search.places) : []}
          state={state}
          elsewhere={
            search && state.district ? searchOffices(search, { query, districts: [] }).offices.length : 0
          }
          onClear={clear}
        />
      ) : (
        <OfficeTable
          offices={shown}
          districts={districts}
          state={state} // The whole list stays, also in its usual order.
          onSort={(part) => onChange({ ...part, all: state.all || isStart({ ...state, ...part }) })}
          onCopy={onCopy}
        />
      )}
      {shown.length < found.length && (
        <AppLink
          to={`${toolPath}${searchOf('', { ...state, all: true })}#results`}
          className={`${buttonStyle.secondary} no-print mt-4`}
        >
          {text.showAll(digitsIn(lang, found.length))}
        </AppLink>
      )}
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

/** What the page begins with instead of rows. */
function WholeList({ count }: { count: string }) {
  const text = useMessages(messages)
  return (
    <section id="results" tabIndex={-1} aria-label={text.results} className="mt-3 outline-none">
      <AppLink to={`${toolPath}?page=all#results`} className={`${buttonStyle.secondary} no-print`}>
        {text.wholeList(count)}
      </AppLink>
      <p className="mt-2 text-sm text-muted">{text.listDate}</p>
    </section>
  )
}

const divided = ['Nawalparasi', 'Rukum']

/** What one must know of a selected district: a second spelling, or that it is two districts now. */
function DistrictNotes({ spelling, others }: { spelling: string; others: readonly string[] }) {
  const text = useMessages(messages)
  const isDivided = divided.includes(spelling)
  if (!isDivided && others.length === 0) return null
  return (
    <p className="no-print mt-3 flex items-start gap-2 rounded-lg bg-hover px-3 py-2">
      <Icon name="circle-help" className="mt-0.5 size-5 text-simrik" />
      <span>
        {isDivided ? text.ambiguous : text.alsoSpelled}{' '}
        {others.map((other) => (
          <AppLink
            key={other}
            to={`${toolPath}?${new URLSearchParams({ district: other })}#results`}
            lang="en"
            className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-2"
          >
            {other}
          </AppLink>
        ))}
      </span>
    </p>
  )
}
