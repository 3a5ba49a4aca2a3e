import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ComponentType, lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type PackedRows, unpackRows } from '#app/lib/packed-rows.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useUrlState, useWrittenSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import type { Plan } from '#app/records/internet-plans/store.server.ts'
import type { Provider } from '#app/records/internet-providers/store.server.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useAfterFirstFrame } from '#app/ui/use-hydrated.ts'
import {
  type Filters,
  maxCompared,
  readCompared,
  readFilters,
  readShowAll,
  searchOf,
  shownPlans,
  toggled,
} from '../filters.ts'
import { listedPlans, moneyText, speedText } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import type { CompareDrawerProps } from './compare-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { PlanList } from './plan-list.tsx'

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
  const [text, lang] = useTexts(messages)
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

/** At the foot of the screen while a plan is chosen. */
function CompareBar({ view: { chosen, compare, chooseNone } }: { view: View }) {
  const [text, lang] = useTexts(messages)
  const isFull = chosen.length === maxCompared
  const most = digitsIn(lang, maxCompared)
  const isEmpty = chosen.length === 0
  return (
    <div
      className={
        isEmpty
          ? ''
          : 'no-print sticky bottom-(--room-below) z-[2] -mx-4 mt-4 flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 noscript:hidden'
      }
    >
      <button
        type="button"
        disabled={isEmpty}
        hidden={isEmpty}
        onClick={compare}
        className={`${buttonStyle.primary} shrink-0 ${isEmpty ? 'hidden' : ''}`}
      >
        <Icon name="layers" />
        {text.compare}
      </button>
      <p
        role="status"
        className={`min-w-0 text-sm ${isFull ? 'order-last basis-full sm:order-none sm:basis-auto' : 'flex-1 basis-16'}`}
      >
        {isEmpty ? '' : isFull ? text.full(most) : text.chosen(digitsIn(lang, chosen.length), most)}
      </p>
      {!isEmpty && (
        <button
          type="button"
          aria-label={text.chooseNone}
          title={text.chooseNone}
          onClick={() => {
            chooseNone()
            // This button is gone.
            document.getElementById('plans')?.focus({ preventScroll: true })
          }}
          className={`${buttonStyle.secondary} shrink-0 px-3`}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}

type View = ReturnType<typeof useView>

/** Filters, selection and comparison, which the address contains, so that a link opens them again. */
function useView({ providerIds, planIds }: Record<'providerIds' | 'planIds', readonly string[]>) {
  const [{ filters, showsAll }, setShown] = useUrlState((search) => ({
    filters: readFilters(search, providerIds),
    showsAll: readShowAll(search),
  }))
  const { compared, ...comparison } = useComparison(planIds)
  useWrittenSearch((search) => searchOf(search, filters, compared))

  const change = useCallback(
    (part: Partial<Filters>) =>
      setShown((before) => ({ filters: { ...before.filters, ...part }, showsAll: false })),
    [setShown],
  )

  return {
    filters,
    change,
    showsAll,
    showAll: useCallback(() => setShown((before) => ({ ...before, showsAll: true })), [setShown]),
    ...comparison,
  }
}

/** The selected plans, and whether they are compared. */
function useComparison(planIds: readonly string[]) {
  const [{ chosen, comparing }, setState] = useState({ chosen: noPlans, comparing: false })
  const compared = comparing ? chosen : noPlans

  // Opens the comparison of the first address; it is not part of the server's HTML.
  useAfterFirstFrame(() => {
    const requested = readCompared(location.search, planIds).slice(0, maxCompared)
    setState({ chosen: requested.length > 0 ? requested : tickedPlans(), comparing: requested.length > 0 })
  })

  return {
    compared,
    chosen,
    toggle: useCallback((id: string) => {
      setState((before) => {
        const left = toggled(before.chosen, id)
        // The drawer is gone with its last plan.
        return { chosen: left, comparing: before.comparing && left.length > 0 }
      })
    }, []),
    chooseNone: () => setState({ chosen: noPlans, comparing: false }),
    comparing,
    compare: () => setState({ chosen, comparing: true }),
    stopComparing: useCallback(() => setState((before) => ({ ...before, comparing: false })), []),
  }
}

const noPlans: readonly string[] = []

/** The plans that were ticked before hydration. */
function tickedPlans(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=compare]:checked')
  return [...boxes].map((box) => box.value).slice(0, maxCompared)
}
