import type { Lang } from '#app/lib/language.ts'

/** An internet plan as pages show it. Null means "not published", which is neither 0 nor no. */
export interface Plan {
  id: string
  providerId: string
  name: string
  /** The language that the name really is in. */
  nameLang: Lang
  /** The name in the other language, where the row has both: a search finds either. */
  otherName?: string
  speedMbps: number
  /** For the whole billing cycle. */
  priceNpr: number
  cycleMonths: number
  installNpr: number | null
  routerNpr: number | null
  routerIncluded: boolean | null
  includesTv: boolean
  vatIncluded: boolean | null
  /** As it is stored, `unlimited` or `500GB`. */
  dataLimit: string | null
  fairUse: { text: string; lang: Lang } | null
  source: { url: string; host: string } | null
  /** The day on which a second-hand source read the price, in words. */
  readOn: string | null
  /** The day in Nepal on which an operator compared the plan with the provider's page, in words. */
  verifiedOn: string | null
}

/** The billing cycle, else the plan's duration, else a month. */
export function cycleMonthsOf(billing: number | null, duration: number | null): number {
  return billing ?? duration ?? 1
}
