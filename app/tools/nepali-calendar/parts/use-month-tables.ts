import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { type BsMonth, monthNumber, monthOfNumber } from '#app/records/holidays/bs-month.ts'

interface MonthTables {
  /** The months of the tables; each in the slot where it already is, where possible. */
  months: readonly (BsMonth | undefined)[]
  /** Lays the months before and after out, beside the screen. */
  prepare: () => void
}

/**
 * Three tables of which one is on screen, so that to turn to the next month is to show what lies ready. The two others
 * follow in their own time. They are there from the first time on that somebody turns, or is about to.
 */
export function useMonthTables(month: BsMonth): MonthTables {
  const shown = monthNumber(month)
  const around = useDeferredValue(shown)
  const [isWanted, setWanted] = useState(false)
  /** The month that stands in the only table when the others come: that one must not move. */
  const [base, setBase] = useState<number>()
  if (isWanted && base === undefined) setBase(shown)
  const prepare = () => startTransition(() => setWanted(true))

  useEffect(() => {
    if (around !== shown) prepare()
  })

  return { months: monthsIn(shown, around, base), prepare }
}

/** Three consecutive months are in three slots; a month keeps its slot. */
export function monthsIn(
  shown: number,
  around: number,
  base: number | undefined,
): readonly (BsMonth | undefined)[] {
  if (base === undefined) return [monthOfNumber(shown)]
  const months: (BsMonth | undefined)[] = [undefined, undefined, undefined]
  for (const number of [around - 1, around, around + 1, shown]) {
    months[(((number - base) % 3) + 3) % 3] = monthOfNumber(number)
  }
  return months
}
