import { digitsIn } from '@chautari/bikram-sambat/digits'
import { memo, startTransition, useEffect, useRef } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Filters, filterForm } from '../filters.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { ClearForm } from './filter-panel.tsx'
import { PlanRow } from './plan-row.tsx'
import type { FilterProps } from './quick-filters.tsx'

/** As many rows as a cheap phone hydrates quickly; one press shows the others. */
const firstCount = 8

interface PlanListProps {
  /** The matching plans, sorted. */
  shown: readonly ListedPlan[]
  filters: Filters
  showsAll: boolean
  chosen: readonly string[]
  onChange: FilterProps['onChange']
  onShowAll: () => void
  onToggle: (id: string) => void
}

/** Renders only when its plans change, so that typing into the search does not wait for it. */
export const PlanList = memo(function PlanList(props: PlanListProps) {
  const { shown, filters, showsAll, chosen, onChange, onShowAll, onToggle } = props
  const [text, lang] = useTexts(messages)
  const list = useRef<HTMLTableSectionElement>(null)
  const pressed = useRef(false)
  const visible = showsAll ? shown : shown.slice(0, firstCount)
  const { columns, facts, compareShort } = text
  const columnTitles = [
    columns.plan,
    facts.speed,
    columns.monthly,
    facts.firstPayment,
    columns.included,
    compareShort,
    columns.details,
  ]
  const count = (plans: readonly unknown[]) => digitsIn(lang, plans.length)

  // The pressed button is gone: the focus moves to the first new plan.
  useEffect(() => {
    if (showsAll && pressed.current) list.current?.children[firstCount]?.querySelector('summary')?.focus()
    pressed.current = false
  }, [showsAll])

  return (
    <>
      <h2 id="plans" tabIndex={-1} className="sr-only">
        {text.plans}
      </h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 mt-1 text-sm max-sm:leading-normal">
        <p role="status" className="text-muted">
          {text.count(count(visible), count(shown))}
        </p>
        {visible.some(({ plan }) => !plan.verifiedOn) && (
          <a
            href="#price-note"
            className="inline-flex min-h-6 items-center text-brand-ink underline underline-offset-2"
          >
            {text.secondHand}
          </a>
        )}
      </div>
      {shown.length === 0 ? (
        <NoPlans filters={filters} onChange={onChange} />
      ) : (
        <table
          aria-labelledby="plans"
          className={`${cardStyle} mt-0.5 block sm:mt-2 [&_:is(a,input,summary)]:scroll-mb-24`}
        >
          <thead className="plans sticky top-[3.9rem] z-[2] block rounded-t-2xl border-b border-line-strong bg-surface text-sm max-lg:hidden">
            <tr>
              {columnTitles.map((title) => (
                <th key={title} scope="col">
                  <span className={title === columns.details ? 'sr-only' : ''}>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list} className="plans block print:columns-2 print:gap-4 print:text-sm">
            {visible.map((listed) => (
              <PlanRow
                key={listed.plan.id}
                lang={lang}
                listed={listed}
                chosen={chosen.includes(listed.plan.id)}
                onToggle={onToggle}
              />
            ))}
          </tbody>
        </table>
      )}
      {visible.length < shown.length && (
        <button
          type="submit"
          form={filterForm}
          name="show"
          value="all"
          className={`${buttonStyle.secondary} no-print mt-4 w-full`}
          onClick={(event) => {
            event.preventDefault()
            pressed.current = true
            startTransition(onShowAll)
          }}
        >
          {text.showAll(count(shown))}
        </button>
      )}
    </>
  )
})

function NoPlans({ filters, onChange }: Pick<PlanListProps, 'filters' | 'onChange'>) {
  const { none } = useMessages(messages)
  return (
    <div className={`${cardStyle} mt-4 p-6 text-center`}>
      <Icon name="search" className="mx-auto size-8 text-muted" />
      <h3 className="mt-2 text-xl">{none.title}</h3>
      <p className="mt-1 text-muted">{none.text}</p>
      <div className="mx-auto max-w-60">
        <ClearForm filters={filters} onChange={onChange} label={none.clear} className="mt-3" />
      </div>
    </div>
  )
}
