/** The rate of VAT in Nepal, in percent. */
export const vatPercent = 13

interface Priced {
  /** For the whole billing cycle. */
  priceNpr: number
  cycleMonths: number
  /** False where VAT comes on top of the price; null where that is not published. */
  vatIncluded: boolean | null
  installNpr: number | null
  routerNpr: number | null
}

export interface Costs {
  /** The price of the whole billing cycle. */
  cycleNpr: number
  monthlyNpr: number
  firstMonthNpr: number
  /** What is due at the start: the whole billing cycle and the fees. */
  firstPaymentNpr: number
  yearlyNpr: number
}

/**
 * What a plan costs, in rupees, with VAT where the provider adds it to the price. Fees count as they are published; one
 * that is not published counts as 0, and the page says so beside the figures.
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
