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
