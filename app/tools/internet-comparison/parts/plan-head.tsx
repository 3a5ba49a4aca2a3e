import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Filters, type SortField, usualDir } from '../filters.ts'
import { messages } from '../messages.ne.ts'
import { ChoiceLink } from './choice-link.tsx'
import { planColumns } from './plan-row.tsx'

interface PlanHeadProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

/** The heads of a wide screen, which sort; a narrow one has the values' names in the rows. */
export function PlanHead({ filters, onChange }: PlanHeadProps) {
  const { columns, facts, compareShort } = useMessages(messages)
  const head = (sort: SortField, name: string) => (
    <SortHead key={sort} sort={sort} name={name} filters={filters} onChange={onChange} />
  )
  const plain = (name: string, hidden = false) => (
    <th scope="col" className="self-center text-start">
      <span className={hidden ? 'sr-only' : ''}>{name}</span>
    </th>
  )
  return (
    <thead className="sticky top-[3.9rem] z-[2] rounded-t-2xl bg-surface text-sm max-lg:hidden lg:block">
      <tr className={`grid items-stretch border-b border-line-strong ${planColumns}`}>
        {head('provider', columns.plan)}
        {head('speed', facts.speed)}
        {head('price', columns.monthly)}
        {head('firstPayment', facts.firstPayment)}
        {head('firstMonth', facts.firstMonth)}
        {head('yearly', facts.yearly)}
        {plain(columns.included)}
        {plain(compareShort)}
        {plain(columns.details, true)}
      </tr>
    </thead>
  )
}

interface SortHeadProps extends PlanHeadProps {
  sort: SortField
  name: string
}

/** Its first press sorts as usual, the next one the other way. */
function SortHead({ sort, name, filters, onChange }: SortHeadProps) {
  const isSorted = filters.sort === sort
  const turned = filters.dir === 'asc' ? 'desc' : 'asc'
  const part = { sort, dir: isSorted ? turned : usualDir[sort] } as const
  const direction = filters.dir === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className="grid">
      <ChoiceLink
        filters={{ ...filters, ...part }}
        className={`flex min-h-11 items-center gap-1 underline-offset-4 hover:underline ${sort === 'provider' ? '' : 'justify-end text-end'}`}
        onChoose={() => onChange(part)}
      >
        {name}
        {isSorted && (
          <Icon name="arrow-up" className={`size-4 shrink-0 ${filters.dir === 'asc' ? '' : 'rotate-180'}`} />
        )}
      </ChoiceLink>
    </th>
  )
}
