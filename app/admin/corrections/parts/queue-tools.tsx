import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { Correction } from '#app/records/corrections/listed.ts'
import { CompactSelect } from '../../kit/list-filters.tsx'
import { ListTools } from '../../kit/list-tools.tsx'
import type { List } from '../../kit/use-list.ts'
import { messages } from '../messages.ne.ts'

/** Search, state, number of reports and filters above the queue. */
export function QueueTools({ list }: { list: List<Correction> }) {
  const text = useMessages(messages)
  const { state, ...others } = text.filters
  const filters = Object.entries(others).map(([name, { label, values }]) => ({
    name,
    label,
    options: Object.entries(values),
  }))
  const set = list.view.filters
  return (
    <ListTools list={list} filters={filters} count={text.count}>
      <CompactSelect
        label={state.label}
        value={set.state ?? ''}
        onChange={(value) => list.setView({ filters: { ...set, state: value } })}
        options={[
          ['', state.values.open],
          ['accepted', state.values.accepted],
          ['declined', state.values.declined],
          ['all', text.all],
        ]}
      />
    </ListTools>
  )
}
