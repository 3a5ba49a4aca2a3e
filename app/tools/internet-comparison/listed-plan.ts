import { digitsIn } from '@chautari/bikram-sambat/digits'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { searchable } from '#app/lib/text-match.ts'
import {
  type Costs,
  costsOf,
  hasRouter,
  type PlanFacts,
  planRemarks,
  vatPercent,
} from '#app/records/internet-plans/plan.ts'
import type { Plan } from '#app/records/internet-plans/store.server.ts'
import type { Provider } from '#app/records/internet-providers/store.server.ts'
import { messages } from './messages.ne.ts'

/** A plan with the values for filters, sorting and cards. */
export interface ListedPlan {
  plan: Plan
  provider: Provider
  costs: Costs
  /** Normalised names of plan and provider in both languages. */
  names: readonly string[]
}

/** Plans joined with their providers; a plan without its provider is left out. */
export function listedPlans(plans: readonly Plan[], providers: readonly Provider[]): ListedPlan[] {
  const byId = new Map(providers.map((provider) => [provider.id, provider]))
  return plans.flatMap((plan) => {
    const provider = byId.get(plan.providerId)
    if (!provider) return []
    const names = [plan.name, plan.otherName, provider.name, provider.otherName].flatMap((name) =>
      name ? [searchable(name)] : [],
    )
    return [{ plan, provider, costs: costsOf(plan), names }]
  })
}

/** What a month costs for each Mbps. */
export function perMbpsNpr({ plan, costs }: ListedPlan): number {
  return costs.monthlyNpr / plan.speedMbps
}

type Badged = Pick<Plan, 'routerIncluded' | 'routerNpr' | 'installNpr' | 'includesTv'>

/** What a plan includes. An installation is free when its fee is known to be 0, not when it is unknown. */
export function badgesOf(plan: Badged) {
  return [
    ...(hasRouter(plan) ? ['routerIncluded' as const] : []),
    ...(plan.installNpr === 0 ? ['freeInstall' as const] : []),
    ...(plan.includesTv ? ['tvBundle' as const] : []),
  ]
}

/** Rupees, rounded, grouped the Nepali way: `NPR 13,499`. */
export function moneyText(lang: Lang, npr: number): string {
  return rupees(lang, groupedNumber(lang, npr))
}

export function speedText(lang: Lang, mbps: number): string {
  return messages[lang].speed(digitsIn(lang, mbps))
}

/** A month's price for each Mbps, with one decimal: `NPR 4.4 per Mbps`. */
export function perMbpsText(lang: Lang, npr: number): string {
  return messages[lang].perMbps(rupees(lang, digitsIn(lang, npr.toFixed(1))))
}

export function cycleText(lang: Lang, months: number): string {
  const { monthly, quarterly, yearly, months: other } = messages[lang].cycles
  if (months === 1) return monthly
  if (months === 3) return quarterly
  return months === 12 ? yearly : other(digitsIn(lang, months))
}

export function vatText(lang: Lang, included: boolean | null): string {
  const { vatIncluded, vatAdded, vatUnknown } = messages[lang]
  if (included === null) return vatUnknown
  return included ? vatIncluded : vatAdded(digitsIn(lang, vatPercent))
}

/** How VAT joined the price of a month, as `with VAT (774 + 13%)`; undefined where it was not added. */
export function addedVatText(
  lang: Lang,
  { priceNpr, cycleMonths, vatIncluded }: Pick<Plan, 'priceNpr' | 'cycleMonths' | 'vatIncluded'>,
): string | undefined {
  if (vatIncluded !== false) return undefined
  return messages[lang].withVat(groupedNumber(lang, priceNpr / cycleMonths), digitsIn(lang, vatPercent))
}

/** A data limit as it is stored; `unlimited`, the one word that the data uses, is translated. */
export function dataLimitText(lang: Lang, limit: string): { text: string; lang: Lang } {
  return lang === 'ne' && limit.toLowerCase() === 'unlimited'
    ? { text: messages.ne.unlimited, lang: 'ne' }
    : { text: limit, lang: 'en' }
}

export function installText(lang: Lang, npr: number | null): string {
  if (npr === null) return messages[lang].notPublished
  return npr === 0 ? messages[lang].free : moneyText(lang, npr)
}

/** Included, the fee, or a dash when unknown. */
export function routerText(lang: Lang, plan: Pick<Plan, 'routerNpr' | 'routerIncluded'>): string {
  if (hasRouter(plan)) return messages[lang].included
  return plan.routerNpr === null ? messages[lang].dash : moneyText(lang, plan.routerNpr)
}

/** From when a price is: the day of a check, else that others read it. */
export function priceDayText(lang: Lang, plan: PlanFacts): string {
  const secondHand = planRemarks(plan).find(({ kind }) => kind === 'second-hand-price')
  return secondHand?.text[lang] ?? messages[lang].verified(dayText(lang, plan.verifiedOn ?? ''))
}
