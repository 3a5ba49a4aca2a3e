import { digitsIn } from 'bikram-sambat/digits'
import { memo, useEffect, useMemo, useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useWrittenSearch } from '#app/platform/navigation/address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type PostalDistrict, type PostalList, type TownHint, townHint } from '../districts.ts'
import { type ListState, pageOf, withState, writeState } from '../list-state.ts'
import { messages } from '../messages.ne.ts'
import { findOffices, readPostOffices, searchTexts, sortOffices } from '../post-offices.ts'
import { path as toolPath } from '../tool.ts'
import { DistrictLink } from './all-districts.tsx'
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
  useWrittenSearch((search) => withState(search, writeState({ ...state, page }).toString()))

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
      {district && <DistrictNotes district={district} />}
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

interface NoOfficesProps {
  /** The known town that was looked for, if it was one. */
  hint: TownHint | undefined
  onClear: () => void
}

function NoOffices({ hint, onClear }: NoOfficesProps) {
  const text = useMessages(messages)
  return (
    <div className={`${cardStyle} mt-4 p-6 text-center`}>
      <h3 className="text-xl">{text.noResults}</h3>
      {hint && <Town hint={hint} />}
      <p className="mt-2 text-muted">{text.noResultsHint}</p>
      <AppLink
        to={toolPath}
        onClick={(event) => {
          event.preventDefault()
          onClear()
          document.getElementById('postal-query')?.focus()
        }}
        className={`${buttonStyle.secondary} mt-4`}
      >
        {text.clear}
      </AppLink>
    </div>
  )
}

function Town({ hint: { town, district } }: { hint: TownHint }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name, headPostalCode, postalNames } = district
  return (
    <p className="mt-2 font-semibold">
      {text.townHint(town[lang], name[lang], headPostalCode ? digitsIn(lang, headPostalCode) : '')}{' '}
      {postalNames.map((spelling) => (
        <DistrictLink key={spelling} spelling={spelling}>
          {text.officesOf(lang === 'en' || postalNames.length > 1 ? spelling : name[lang])}
        </DistrictLink>
      ))}
    </p>
  )
}
