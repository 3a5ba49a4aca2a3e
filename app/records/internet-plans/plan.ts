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
