import { digitsIn } from 'bikram-sambat-calendar/digits'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber, rupees } from '#app/lib/nepali-grouping.ts'
import { type Remark, remarkOf } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'
import { costsOf, hasRouter, type PlanFacts } from './plan.ts'

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
