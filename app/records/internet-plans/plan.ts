import { digitsIn } from '@chautari/bikram-sambat/digits'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'

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

export function hasRouter({ routerIncluded, routerNpr }: Pick<PlanFacts, 'routerIncluded' | 'routerNpr'>) {
  return routerIncluded === true || routerNpr === 0
}

/** The billing cycle, else the plan's duration, else a month. */
export function cycleMonthsOf(billing: number | null, duration: number | null): number {
  return billing ?? duration ?? 1
}

/** The rate of VAT in Nepal, in percent. */
export const vatPercent = 13

type Priced = Pick<PlanFacts, 'priceNpr' | 'cycleMonths' | 'vatIncluded' | 'installNpr' | 'routerNpr'>

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

/** What has to be said beside the price of a plan. */
export function planRemarks(plan: PlanFacts): Remark[] {
  return [...paidAhead(plan), ...secondHand(plan), ...unknownFees(plan)]
}

function paidAhead(plan: PlanFacts): Remark[] {
  const { cycleMonths } = plan
  const { cycleNpr, firstPaymentNpr } = costsOf(plan)
  const amount = (lang: Lang, npr: number) => rupees(lang, groupedNumber(lang, npr))
  const remark = remarkOf('paid-ahead', messages, ({ paidAhead: words }, lang) => ({
    chip: words.chip(digitsIn(lang, cycleMonths)),
    text: words.text(
      amount(lang, cycleNpr),
      digitsIn(lang, cycleMonths),
      firstPaymentNpr > cycleNpr ? amount(lang, firstPaymentNpr) : undefined,
    ),
  }))
  return cycleMonths > 1 ? [remark] : []
}

function secondHand({ verifiedOn, readOn }: PlanFacts): Remark[] {
  const remark = remarkOf('second-hand-price', messages, ({ secondHand: words }, lang) => ({
    chip: words.chip,
    text: readOn ? words.text(dayText(lang, readOn)) : words.withoutDay,
  }))
  return verifiedOn ? [] : [remark]
}

function unknownFees(plan: PlanFacts): Remark[] {
  const isRouterUnknown = plan.routerNpr === null && !hasRouter(plan)
  const isInstallUnknown = plan.installNpr === null
  if (!isRouterUnknown && !isInstallUnknown) return []
  const fee = isRouterUnknown && isInstallUnknown ? 'both' : isInstallUnknown ? 'install' : 'router'
  return [
    remarkOf('unknown-fees', messages, ({ unknownFees: words }) => ({ chip: words.chip, text: words[fee] })),
  ]
}
