import { type ComponentType, lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { type PackedRows, unpackRows } from '#app/lib/packed-rows.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import type { Plan } from '#app/records/internet-plans/plan.ts'
import type { Provider } from '#app/records/internet-providers/schema.ts'
import { shownPlans } from '../filters.ts'
import { listedPlans } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { moneyText, speedText } from '../plan-texts.ts'
import { CompareBar } from './compare-bar.tsx'
import type { CompareDrawerProps } from './compare-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { PlanList } from './plan-list.tsx'
import { useView } from './use-view.ts'

/** Loaded when the first plan is chosen. */
const CompareDrawer = lazy(async (): Promise<{ default: ComponentType<CompareDrawerProps> }> => {
  try {
    return { default: (await import('./compare-drawer.tsx')).CompareDrawer }
  } catch (error) {
    console.warn('The comparison could not be loaded', error)
    return { default: () => null }
  }
})

interface InternetToolProps {
  providers: readonly Provider[]
  plans: PackedRows<Plan>
}

export default function InternetTool({ providers, plans }: InternetToolProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const listed = useMemo(() => listedPlans(unpackRows(plans), providers), [plans, providers])
  const view = useView({
    providerIds: providers.map(({ id }) => id),
    planIds: listed.map(({ plan }) => plan.id),
  })
  const filters = useDeferredValue(view.filters)
  const shown = useMemo(() => shownPlans(listed, filters), [listed, filters])
  const compared = view.chosen.flatMap((id) => listed.filter(({ plan }) => plan.id === id))

  const [first] = shown
  return (
    <>
      {first && (
        <SharedAnswer
          text={`${first.plan.name}: ${speedText(lang, first.plan.speedMbps)}, ${moneyText(lang, first.costs.monthlyNpr)} ${text.aMonth}`}
        />
      )}
      <FilterPanel listed={listed} providers={providers} filters={view.filters} onChange={view.change} />
      <section aria-labelledby="plans" className="min-w-0">
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
        <p id="price-note" className="mt-3 text-sm text-muted">
          {text.honest}
        </p>
        <CompareBar view={view} />
        {view.chosen.length > 0 && (
          <Suspense>
            <CompareDrawer
              plans={view.comparing ? compared : []}
              onRemove={view.toggle}
              onClose={view.stopComparing}
            />
          </Suspense>
        )}
      </section>
    </>
  )
}
