import type { Lang } from '#app/lib/language.ts'
import type { ListedPlan } from './listed-plan.ts'
import { messages } from './messages.ne.ts'
import {
  addedVatText,
  cycleText,
  dataLimitText,
  installText,
  moneyText,
  priceDayText,
  routerText,
  speedText,
  vatText,
} from './plan-texts.ts'

interface Cell {
  text: string
  /** The text's actual language. */
  lang: Lang
}

export interface ComparisonRow {
  label: string
  /** One for each plan. */
  cells: readonly Cell[]
  differs: boolean
}

/** The plans side by side: the nine main rows, then the first payment, tax and the day of the price. */
export function comparisonRows(lang: Lang, plans: readonly ListedPlan[]): ComparisonRow[] {
  const { facts, vat, notPublished } = messages[lang]
  const row = (label: string, text: (listed: ListedPlan) => string | Cell): ComparisonRow => {
    const cells = plans.map((listed) => asCell(lang, text(listed)))
    return { label, cells, differs: new Set(cells.map((cell) => cell.text)).size > 1 }
  }
  return [
    row(facts.speed, ({ plan }) => speedText(lang, plan.speedMbps)),
    row(facts.cycle, ({ plan }) => cycleText(lang, plan.cycleMonths)),
    row(facts.monthly, ({ plan, costs }) =>
      [moneyText(lang, costs.monthlyNpr), addedVatText(lang, plan)].filter(Boolean).join(' '),
    ),
    row(facts.firstMonth, ({ costs }) => moneyText(lang, costs.firstMonthNpr)),
    row(facts.yearly, ({ costs }) => moneyText(lang, costs.yearlyNpr)),
    row(facts.install, ({ plan }) => installText(lang, plan.installNpr)),
    row(facts.router, ({ plan }) => routerText(lang, plan)),
    row(facts.dataLimit, ({ plan }) => (plan.dataLimit ? dataLimitText(lang, plan.dataLimit) : notPublished)),
    row(facts.fairUse, ({ plan }) => plan.fairUse ?? notPublished),
    row(facts.firstPayment, ({ costs }) => moneyText(lang, costs.firstPaymentNpr)),
    row(vat, ({ plan }) => vatText(lang, plan.vatIncluded)),
    row(facts.priceOf, ({ plan }) => priceDayText(lang, plan)),
  ]
}

function asCell(lang: Lang, text: string | Cell): Cell {
  return typeof text === 'string' ? { text, lang } : text
}
