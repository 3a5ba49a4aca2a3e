import { latinDigits } from 'bikram-sambat-calendar/digits'
import { byCodePoint, searchable } from '#app/lib/text-match.ts'
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

function plainNumber(text: string) {
  return latinDigits(text).replaceAll(/[\s,]/g, '')
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
