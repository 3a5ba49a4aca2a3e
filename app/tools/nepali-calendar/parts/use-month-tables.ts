import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { type BsMonth, monthNumber, monthOfNumber } from '#app/records/holidays/bs-month.ts'

interface MonthTables {
  /** The months of the tables; each in the slot where it already is, where possible. */
  months: readonly (BsMonth | undefined)[]
  /** Renders the previous and next month, off the screen. */
  prepare: () => void
}

/**
 * Three tables of which one is on screen, so that the next month is shown at once. The other two are rendered with lower
 * priority, from the first time that the visitor changes the month, or is about to.
 */
export function useMonthTables(month: BsMonth): MonthTables {
  const shown = monthNumber(month)
  const around = useDeferredValue(shown)
  const [isWanted, setWanted] = useState(false)
  /** The month of the only table when the others are added: it must keep its slot. */
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
