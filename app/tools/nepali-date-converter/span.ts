import { type DateDifference, difference, differenceInDays } from 'bikram-sambat'
import { addAdMonths, type Day } from './days.ts'

/** The difference of two days, in either order. */
export interface Span {
  /** Days in all. */
  days: number
  /** Whole years and months of each calendar, and the days left. */
  bs: DateDifference
  ad: DateDifference
  /** The second day is the earlier one; figures count from it. */
  backwards: boolean
}

export function spanBetween(from: Day, to: Day): Span {
  const days = differenceInDays(from.bs, to.bs)
  if (days < 0) return { ...spanBetween(to, from), backwards: true }
  return { days, bs: difference(from.bs, to.bs), ad: adDifference(from, to), backwards: false }
}

function adDifference(from: Day, to: Day): DateDifference {
  let months = (to.ad.year - from.ad.year) * 12 + to.ad.month - from.ad.month
  if (daysAfter(from, months, to) < 0) months--
  return { years: Math.floor(months / 12), months: months % 12, days: daysAfter(from, months, to) }
}

function daysAfter(from: Day, months: number, to: Day): number {
  const { year, month, day } = addAdMonths(from.ad, months)
  return (Date.UTC(to.ad.year, to.ad.month - 1, to.ad.day) - Date.UTC(year, month - 1, day)) / 86_400_000
}
