interface Priced {
  /** For the whole billing cycle. */
  priceNpr: number
  cycleMonths: number
  installNpr: number | null
  routerNpr: number | null
}

export interface Costs {
  monthlyNpr: number
  firstMonthNpr: number
  yearlyNpr: number
}

/**
 * What a plan costs in a month, in the first month and in the first year, in rupees. A fee that is not published counts
 * as 0 here: whoever shows these figures says so beside them.
 */
export function costsOf({ priceNpr, cycleMonths, installNpr, routerNpr }: Priced): Costs {
  const monthlyNpr = priceNpr / cycleMonths
  const feesNpr = (installNpr ?? 0) + (routerNpr ?? 0)
  return { monthlyNpr, firstMonthNpr: monthlyNpr + feesNpr, yearlyNpr: 12 * monthlyNpr + feesNpr }
}
