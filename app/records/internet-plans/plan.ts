import type { Lang } from '#app/lib/language.ts'

/** What a plan costs, and how that is known. Null means "not published", which is neither 0 nor no. */
export interface PlanFacts {
  speedMbps: number
  /** For the whole billing cycle. */
  priceNpr: number
  cycleMonths: number
  installNpr: number | null
  routerNpr: number | null
  routerIncluded: boolean | null
  /** False when VAT is added to the price. */
  vatIncluded: boolean | null
  /** The day on which a second-hand source read the price. */
  readOn: string | null
  /** The day in Nepal on which an operator compared the plan with the provider's page. */
  verifiedOn: string | null
}

/** An internet plan as pages show it. */
export interface Plan extends PlanFacts {
  id: string
  providerId: string
  name: string
  /** The language that the name really is in. */
  nameLang: Lang
  /** The name in the other language, where the row has both: a search finds either. */
  otherName?: string
  includesTv: boolean
  /** As it is stored, `unlimited` or `500GB`. */
  dataLimit: string | null
  fairUse: { text: string; lang: Lang } | null
  source: { url: string; host: string } | null
}

export function hasRouter({
  routerIncluded,
  routerNpr,
}: Pick<Plan, 'routerIncluded' | 'routerNpr'>): boolean {
  return routerIncluded === true || routerNpr === 0
}

/** The billing cycle, else the plan's duration, else a month. */
export function cycleMonthsOf(billing: number | null, duration: number | null): number {
  return billing ?? duration ?? 1
}

/** The rate of VAT in Nepal, in percent. */
export const vatPercent = 13

interface Priced {
  /** For the whole billing cycle. */
  priceNpr: number
  cycleMonths: number
  /** False when VAT is added to the price; null when not published. */
  vatIncluded: boolean | null
  installNpr: number | null
  routerNpr: number | null
}

export interface Costs {
  /** The price of the whole billing cycle. */
  cycleNpr: number
  monthlyNpr: number
  firstMonthNpr: number
  /** Due at the start: the whole billing cycle and the fees. */
  firstPaymentNpr: number
  yearlyNpr: number
}

/**
 * The costs of a plan in rupees, with VAT when the provider adds it to the price. A fee that is not published counts as
 * 0, which the page states beside the figures.
 */
export function costsOf({ priceNpr, cycleMonths, vatIncluded, installNpr, routerNpr }: Priced): Costs {
  const cycleNpr = vatIncluded === false ? (priceNpr * (100 + vatPercent)) / 100 : priceNpr
  const monthlyNpr = cycleNpr / cycleMonths
  const feesNpr = (installNpr ?? 0) + (routerNpr ?? 0)
  return {
    cycleNpr,
    monthlyNpr,
    firstMonthNpr: monthlyNpr + feesNpr,
    firstPaymentNpr: cycleNpr + feesNpr,
    yearlyNpr: 12 * monthlyNpr + feesNpr,
  }
}
