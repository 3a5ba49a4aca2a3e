import { startTransition, useEffect, useRef } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { cleared } from '../filters.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { words } from '../words.ts'
import { ClearForm } from './clear-form.tsx'
import { filterForm } from './filter-panel.tsx'
import { PlanCard } from './plan-card.tsx'
import type { View } from './use-view.ts'

/** So many cards a cheap phone takes over at once; the others are one press away. */
const firstCount = 12

interface PlanListProps {
  /** The plans that pass the filters, in their order. */
  shown: readonly ListedPlan[]
  view: View
}

export function PlanList({ shown, view }: PlanListProps) {
  const text = useWords(words)
  const lang = useLang()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef(false)
  const visible = view.showsAll ? shown : shown.slice(0, firstCount)
  const count = (plans: readonly unknown[]) => digitsIn(lang, plans.length)

  // The button has gone: whoever pressed it reads on at the first new card.
  useEffect(() => {
    if (view.showsAll && pressed.current) list.current?.children[firstCount]?.querySelector('h3')?.focus()
    pressed.current = false
  }, [view.showsAll])

  return (
    <>
      <h2 id="plans" tabIndex={-1} className="mt-4 text-2xl outline-none">
        {text.plans}
      </h2>
      <p role="status" className="mt-1 text-muted">
        {text.count(count(visible), count(shown))}
      </p>
      {shown.length === 0 ? (
        <NoPlans view={view} />
      ) : (
        <ul
          ref={list}
          className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 [&_:is(a,input)]:scroll-mb-24"
        >
          {visible.map((listed) => (
            <PlanCard
              key={listed.plan.id}
              lang={lang}
              listed={listed}
              chosen={view.chosen.includes(listed.plan.id)}
              onToggle={view.toggle}
            />
          ))}
        </ul>
      )}
      {visible.length < shown.length && (
        <button
          type="submit"
          form={filterForm}
          name="show"
          value="all"
          className={`${buttonStyle.quiet} no-print mt-4 w-full`}
          onClick={(event) => {
            event.preventDefault()
            pressed.current = true
            startTransition(view.showAll)
          }}
        >
          {text.showAll(count(shown))}
        </button>
      )}
    </>
  )
}

function NoPlans({ view }: { view: View }) {
  const { none } = useWords(words)
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface p-6 text-center">
      <Icon name="search" className="mx-auto size-8 text-muted" />
      <h3 className="mt-2 text-xl">{none.title}</h3>
      <p className="mt-1 text-muted">{none.text}</p>
      <div className="mx-auto max-w-60">
        <ClearForm
          filters={view.filters}
          label={none.clear}
          onClear={() => view.change(cleared(view.filters))}
        />
      </div>
    </div>
  )
}
