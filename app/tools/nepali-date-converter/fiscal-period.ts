import {
  type BsDate,
  DateOutOfRangeError,
  daysInBsMonth,
  differenceInDays,
  fiscalYearOf,
  quarterOf,
} from 'bikram-sambat'
import { bothOf, type Day } from './days.ts'

/** First and last day; undefined outside the calendar table. */
interface Period {
  first: Day | undefined
  last: Day | undefined
}

export interface FiscalPeriod {
  /** `2082/83` */
  label: string
  quarter: 1 | 2 | 3 | 4
  year: Period
  quarterPeriod: Period
  /** Days until the fiscal year's last one. */
  daysLeft: number | undefined
}

const shrawan = 4

export function fiscalPeriodOf({ bs }: Day): FiscalPeriod {
  const { label, startYear } = fiscalYearOf(bs)
  const quarter = quarterOf(bs)
  const start = { year: startYear, month: shrawan, day: 1 }
  const quarterStart =
    quarter === 4 ? { year: startYear + 1, month: 1, day: 1 } : { ...start, month: 1 + 3 * quarter }
  const year = periodFrom(start, 12)
  return {
    label,
    quarter,
    year,
    quarterPeriod: periodFrom(quarterStart, 3),
    daysLeft: year.last && differenceInDays(bs, year.last.bs),
  }
}

/** A period of whole months; the calendar table may begin or end within it. */
function periodFrom(first: BsDate, months: number): Period {
  const lastMonth = first.month + months - 2
  const year = first.year + Math.floor(lastMonth / 12)
  const month = (lastMonth % 12) + 1
  return {
    first: inTable(() => first),
    last: inTable(() => ({ year, month, day: daysInBsMonth(year, month) })),
  }
}

function inTable(date: () => BsDate): Day | undefined {
  try {
    return bothOf('bs', date())
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return undefined
    throw error
  }
}
