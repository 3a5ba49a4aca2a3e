import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SelectField } from '#app/ui/field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { SearchField } from '../../lists/list-tools.tsx'
import type { List } from '../../lists/use-list.ts'
import type { Correction } from '../correction.ts'
import { messages } from '../messages.ne.ts'

/** Search, state, number of reports and filters above the queue. */
export function QueueTools({ list }: { list: List<Correction> }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { state, ...others } = text.filters
  const filters = Object.entries(others).map(([name, { label, values }]) => ({
    name,
    label,
    options: Object.entries(values),
  }))
  const set = list.view.filters
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField q={list.view.q} onSearch={(q) => list.setView({ q })} />
        <SelectField
          label={state.label}
          value={set.state ?? ''}
          onChange={({ target }) => list.setView({ filters: { ...set, state: target.value } })}
          options={[
            ['', state.values.open],
            ['accepted', state.values.accepted],
            ['declined', state.values.declined],
            ['all', text.all],
          ]}
        />
        <p role="status" className="min-h-11 content-center text-muted">
          {!list.isLoading && !list.error && text.count(groupedNumber(lang, list.total))}
        </p>
      </div>
      <ListFilters list={list} filters={filters} />
    </>
  )
}
