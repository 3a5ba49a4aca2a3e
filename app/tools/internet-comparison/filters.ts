import { plainNumber } from '#app/lib/nepali-grouping.ts'
import { byCodePoint, searchable } from '#app/lib/text-match.ts'
import { withParams } from '#app/lib/web-address.ts'
import { type ListedPlan, perMbpsNpr } from './listed-plan.ts'

/** The id of the panel's form: a button outside it may submit it. */
export const filterForm = 'plan-filters'

/** What plans are sorted by, in the order of the choice. */
const sortValues = {
  speed: ({ plan }) => plan.speedMbps,
  price: ({ costs }) => costs.monthlyNpr,
  firstMonth: ({ costs }) => costs.firstMonthNpr,
  yearly: ({ costs }) => costs.yearlyNpr,
  provider: ({ provider }) => searchable(provider.name),
  perMbps: perMbpsNpr,
  firstPayment: ({ costs }) => costs.firstPaymentNpr,
} satisfies Record<string, (listed: ListedPlan) => number | string>

export type SortField = keyof typeof sortValues
export const sortFields = Object.keys(sortValues) as SortField[]

/** Fastest first, cheapest first, names from A. */
export const usualDir = (field: SortField) => (field === 'speed' ? 'desc' : 'asc')

/** Lowest speeds that one press chooses, in Mbps. */
export const speedSteps = ['50', '100', '200', '300', '500'] as const

/** Billing cycles in months; empty: any. */
export const cycles = ['', '1', '3', '12'] as const
export type Cycle = (typeof cycles)[number]

/** The values of the filter panel, as typed. Empty values filter nothing. */
export interface Filters {
  q: string
  /** A provider's id. */
  prov: string
  min: string
  max: string
  cycle: Cycle
  sort: SortField
  dir: 'asc' | 'desc'
}

export const noFilters: Filters = { q: '', prov: '', min: '', max: '', cycle: '', sort: 'speed', dir: 'desc' }

/** Clears everything but the order. */
export function cleared({ sort, dir }: Filters): Filters {
  return { ...noFilters, sort, dir }
}

/** A whole number of Mbps, in digits of either script; undefined for anything else. */
export function readSpeed(text: string): number | undefined {
  const digits = plainNumber(text)
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

/** An amount in rupees, grouped or not, in digits of either script; undefined for anything else. */
export function readPrice(text: string): number | undefined {
  const digits = plainNumber(text)
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

/** The matching plans, sorted. */
export function shownPlans(plans: readonly ListedPlan[], filters: Filters): ListedPlan[] {
  const query = searchable(filters.q)
  const min = readSpeed(filters.min) ?? 0
  const max = readPrice(filters.max) ?? Number.POSITIVE_INFINITY
  return plans
    .filter(
      ({ plan, costs, names }) =>
        names.some((name) => name.includes(query)) &&
        (filters.prov === '' || plan.providerId === filters.prov) &&
        plan.speedMbps >= min &&
        costs.monthlyNpr <= max &&
        (filters.cycle === '' || plan.cycleMonths === Number(filters.cycle)),
    )
    .toSorted(inOrder(filters))
}

/** Equal plans are sorted by monthly price, the cheaper first, in either direction. */
function inOrder({ sort, dir }: Filters) {
  const value: (listed: ListedPlan) => number | string = sortValues[sort]
  const sign = dir === 'asc' ? 1 : -1
  return (a: ListedPlan, b: ListedPlan) =>
    sign * byCodePoint(value(a), value(b)) || a.costs.monthlyNpr - b.costs.monthlyNpr
}

export const maxQuery = 100
export const maxCompared = 3

/** The filters of an address. An invalid value is ignored. */
export function readFilters(search: string, providerIds: readonly string[]): Filters {
  const params = new URLSearchParams(search)
  const given = (name: keyof Filters) => params.get(name)?.trim() ?? ''
  const oneOf = <Value extends string>(all: readonly Value[], name: keyof Filters, otherwise: Value) =>
    all.find((value) => value === given(name)) ?? otherwise
  const sort = oneOf(sortFields, 'sort', noFilters.sort)
  return {
    q: given('q').slice(0, maxQuery),
    prov: oneOf(providerIds, 'prov', ''),
    min: readSpeed(given('min'))?.toString() ?? '',
    max: readPrice(given('max'))?.toString() ?? '',
    cycle: oneOf(cycles, 'cycle', ''),
    sort,
    dir: oneOf(['asc', 'desc'], 'dir', usualDir(sort)),
  }
}

/** The ids of existing plans that an address compares. */
export function readCompared(search: string, planIds: readonly string[]): string[] {
  const requested = new Set(new URLSearchParams(search).get('compare')?.split(','))
  return [...requested].filter((id) => planIds.includes(id))
}

/** The selection with one plan added, or removed if it was selected; a fourth is ignored. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < maxCompared ? [...chosen, id] : chosen
}

/** Whether an address requests the whole list, which is how it is shown without JavaScript. */
export function readShowAll(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'all'
}

/** The query for these filters: defaults and invalid values are left out, foreign parameters stay. */
export function searchOf(search: string, filters: Filters, compared: readonly string[]): string {
  const { q, prov, min, max, sort, dir, cycle } = filters
  const text = withParams(search, {
    q: q.trim(),
    prov,
    min: readSpeed(min)?.toString() ?? '',
    max: readPrice(max)?.toString() ?? '',
    sort: sort === noFilters.sort ? '' : sort,
    dir: dir === usualDir(sort) ? '' : dir,
    cycle,
    compare: compared.join(','),
    show: '',
  })
  // A comma needs no escape in a query, and is easier to read.
  return text.replaceAll('%2C', ',')
}
