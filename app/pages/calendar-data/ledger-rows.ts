import { daysInBsMonth, firstBsYear, lastBsYear, lastPublishedYear } from 'bikram-sambat-calendar'
import { type Grade, gradeOf, grades, marginOf, otherStartOf } from 'bikram-sambat-calendar/ledger'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

export interface LedgerYear {
  year: number
  /** Days of its months from Baisakh to Chaitra. */
  lengths: readonly number[]
  /** The grade of most of its month starts. */
  grade: Grade
  /** The months with another grade. */
  others: readonly { month: number; grade: Grade }[]
}

/** All years of the table in order. */
export function ledgerYears(): readonly LedgerYear[] {
  return Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, index) => ledgerYear(firstBsYear + index))
}

function ledgerYear(year: number): LedgerYear {
  const starts = months.map((month) => ({ month, grade: gradeOf(year, month) }))
  const countOf = (grade: Grade) => starts.filter((start) => start.grade === grade).length
  const grade = [...grades].sort((a, b) => countOf(b) - countOf(a))[0] ?? 'cross-checked'
  return {
    year,
    lengths: months.map((month) => daysInBsMonth(year, month)),
    grade,
    others: starts.filter((start) => start.grade !== grade),
  }
}

/** How many month starts have each grade. */
export function gradeCounts(years: readonly LedgerYear[]): Readonly<Record<Grade, number>> {
  const counts = Object.fromEntries(grades.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const { grade, others } of years) {
    counts[grade] += months.length - others.length
    for (const other of others) counts[other.grade] += 1
  }
  return counts
}

export interface ComputedYear {
  year: number
  /** Whole minutes from the cut of the day to the nearest entry of the year. */
  margin: number
  /** The months that may begin on another day. */
  open: readonly { month: number; margin: number; other: 'earlier' | 'later' }[]
}

/** The years without an official calendar. */
export function computedYears(): readonly ComputedYear[] {
  return Array.from({ length: lastBsYear - lastPublishedYear }, (_, index) => {
    const year = lastPublishedYear + 1 + index
    const margins = months.map((month) => ({ month, margin: Math.floor(marginOf(year, month)) }))
    return {
      year,
      margin: Math.min(...margins.map(({ margin }) => margin)),
      open: margins
        .filter(({ month }) => gradeOf(year, month) === 'computed-open')
        .map((start) => ({ ...start, other: otherStartOf(year, start.month) })),
    }
  })
}
