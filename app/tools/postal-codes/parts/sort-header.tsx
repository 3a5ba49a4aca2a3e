import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ListState, SortColumn } from '../list-state.ts'
import { messages } from '../messages.ne.ts'

interface SortHeaderProps {
  column: SortColumn
  state: ListState
  onSort: (part: Pick<ListState, 'sort' | 'descending'>) => void
}

/** Sorts by its column, and the other way round when it does already. Without the page's code it sends the form. */
export function SortHeader({ column, state, onSort }: SortHeaderProps) {
  const { columns } = useMessages(messages)
  const sorted = state.sort === column
  const order = state.descending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={sorted ? order : undefined}
      className="text-start max-sm:block print:table-cell"
    >
      <button
        type="submit"
        form="postal-search"
        name="sort"
        value={column}
        onClick={(event) => {
          event.preventDefault()
          onSort({ sort: column, descending: sorted && !state.descending })
        }}
        className="inline-flex min-h-11 items-center gap-1 rounded-lg pe-2 font-semibold hover:text-brand-ink print:min-h-0"
      >
        {columns[column]}
        <Icon
          name="arrow-up"
          className={`size-4 print:hidden ${sorted ? '' : 'invisible max-sm:hidden'} ${state.descending ? 'rotate-180' : ''}`}
        />
      </button>
    </th>
  )
}
