import { digitsIn } from 'bikram-sambat/digits'
import { useDeferredValue, useMemo } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Plan } from '#app/records/internet-plans/plan.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { maxCompared } from '../address.ts'
import { shownPlans } from '../filters.ts'
import { listedPlans } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { CompareDrawer } from './compare-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { PlanList } from './plan-list.tsx'
import { useView, type View } from './use-view.ts'

interface InternetToolProps {
  providers: readonly Provider[]
  plans: readonly Plan[]
}

export default function InternetTool({ providers, plans }: InternetToolProps) {
  const text = useMessages(messages)
  const listed = useMemo(() => listedPlans(plans, providers), [plans, providers])
  const view = useView({
    providerIds: providers.map(({ id }) => id),
    planIds: listed.map(({ plan }) => plan.id),
  })
  const filters = useDeferredValue(view.filters)
  const shown = useMemo(() => shownPlans(listed, filters), [listed, filters])
  const compared = view.chosen.flatMap((id) => listed.filter(({ plan }) => plan.id === id))

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FilterPanel listed={listed} providers={providers} filters={view.filters} onChange={view.change} />
      <section aria-labelledby="plans" className="min-w-0">
        <p className="text-sm text-muted">{text.honest}</p>
        <noscript>
          <p className="mt-3 font-semibold">{text.noScript}</p>
        </noscript>
        <PlanList
          shown={shown}
          filters={filters}
          showsAll={view.showsAll}
          chosen={view.chosen}
          onChange={view.change}
          onShowAll={view.showAll}
          onToggle={view.toggle}
        />
        <CompareBar view={view} />
        <CompareDrawer
          plans={view.comparing ? compared : []}
          onRemove={view.toggle}
          onClose={view.stopComparing}
        />
      </section>
    </div>
  )
}

/** Below the list; fixed to the bottom of the screen once a plan is selected, with room for the back-to-top button. */
function CompareBar({ view: { chosen, compare, chooseNone } }: { view: View }) {
  const text = useMessages(messages)
  const lang = useLang()
  const isFull = chosen.length === maxCompared
  const most = digitsIn(lang, maxCompared)
  return (
    <div
      className={`no-print bottom-(--room-below) -mx-4 mt-4 flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper py-3 ps-4 pe-20 lg:mx-0 lg:ps-0 noscript:hidden ${chosen.length > 0 ? 'sticky' : ''}`}
    >
      <button
        type="button"
        disabled={chosen.length === 0}
        onClick={compare}
        className={`${buttonStyle.primary} shrink-0`}
      >
        <Icon name="layers" />
        {text.compare}
      </button>
      <p
        role="status"
        className={`min-w-0 text-sm ${isFull ? 'order-last basis-full sm:order-none sm:basis-auto' : 'flex-1 basis-16'}`}
      >
        {isFull ? text.full(most) : text.chosen(digitsIn(lang, chosen.length), most)}
      </p>
      {chosen.length > 0 && (
        <button
          type="button"
          aria-label={text.chooseNone}
          title={text.chooseNone}
          onClick={chooseNone}
          className={`${buttonStyle.secondary} shrink-0 px-3`}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
