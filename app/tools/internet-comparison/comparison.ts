import type { Lang } from '#app/lib/language.ts'
import { type Costs, hasRouter } from '#app/records/internet-plans/plan.ts'
import {
  addedVatText,
  cycleText,
  dataLimitText,
  installText,
  type ListedPlan,
  moneyText,
  priceDayText,
  routerText,
  speedText,
  vatText,
} from './listed-plan.ts'
import { messages } from './messages.ne.ts'

interface Cell {
  text: string
  /** The text's actual language. */
  lang: Lang
}

/** A price is the lowest, a speed the fastest. */
type Best = 'lowest' | 'fastest'

export type ComparisonRow = ReturnType<typeof comparisonRows>[number]

/** The plans side by side: speed, tax and what is due first, then the other main rows and the day of the price. */
export function comparisonRows(lang: Lang, plans: readonly ListedPlan[]) {
  const { facts, vat, notPublished } = messages[lang]
  /** One cell for each plan. */
  const row = (label: string, text: (listed: ListedPlan) => string | Cell, rank?: Rank) => {
    const cells = plans.map((listed) => asCell(lang, text(listed)))
    const differs = new Set(cells.map((cell) => cell.text)).size > 1
    const best = differs && rank ? bestOf(plans, rank) : []
    return { label, cells: cells.map((cell, index) => ({ ...cell, best: best[index] })), differs }
  }
  const price = (label: string, name: keyof Costs, gaps: Rank['gaps'], added?: typeof addedVatText) =>
    row(
      label,
      ({ plan, costs }) => [moneyText(lang, costs[name]), added?.(lang, plan)].filter(Boolean).join(' '),
      { best: 'lowest', value: ({ costs }) => costs[name], gaps },
    )
  return [
    row(facts.speed, ({ plan }) => speedText(lang, plan.speedMbps), {
      best: 'fastest',
      value: ({ plan }) => plan.speedMbps,
    }),
    row(vat, ({ plan }) => vatText(lang, plan.vatIncluded)),
    price(facts.firstPayment, 'firstPaymentNpr', feeGaps),
    row(facts.cycle, ({ plan }) => cycleText(lang, plan.cycleMonths)),
    price(facts.monthly, 'monthlyNpr', vatGap, addedVatText),
    price(facts.firstMonth, 'firstMonthNpr', feeGaps),
    price(facts.yearly, 'yearlyNpr', feeGaps),
    row(facts.install, ({ plan }) => installText(lang, plan.installNpr), {
      best: 'lowest',
      value: ({ plan }) => plan.installNpr,
    }),
    row(facts.router, ({ plan }) => routerText(lang, plan), {
      best: 'lowest',
      value: ({ plan }) => (hasRouter(plan) ? 0 : plan.routerNpr),
    }),
    row(facts.dataLimit, ({ plan }) => (plan.dataLimit ? dataLimitText(lang, plan.dataLimit) : notPublished)),
    row(facts.fairUse, ({ plan }) => plan.fairUse ?? notPublished),
    row(facts.priceOf, ({ plan }) => priceDayText(lang, plan)),
  ]
}

function asCell(lang: Lang, text: string | Cell): Cell {
  return typeof text === 'string' ? { text, lang } : text
}

interface Rank {
  best: Best
  /** Null: not published. */
  value: (listed: ListedPlan) => number | null
  /** What the figure leaves out because it is not published. */
  gaps?: (listed: ListedPlan) => readonly boolean[]
}

/**
 * The best as they are shown, rounded. None where a value is unknown, or where the best leaves out something that another
 * plan counts.
 */
function bestOf(plans: readonly ListedPlan[], { best, value, gaps }: Rank): readonly (Best | undefined)[] {
  const values = plans.map((listed) => Math.round(value(listed) ?? Number.NaN))
  const top = best === 'fastest' ? Math.max(...values) : Math.min(...values)
  const isFair = (winner: ListedPlan) =>
    !gaps?.(winner).some((missing, index) => missing && plans.some((other) => !gaps(other)[index]))
  return plans.map((listed, index) => (values[index] === top && isFair(listed) ? best : undefined))
}

function vatGap({ plan }: ListedPlan) {
  return [plan.vatIncluded === null]
}

function feeGaps(listed: ListedPlan) {
  const { installNpr, routerNpr } = listed.plan
  return [...vatGap(listed), installNpr === null, routerNpr === null && !hasRouter(listed.plan)]
}
