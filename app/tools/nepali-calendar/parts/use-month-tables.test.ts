import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthNumber } from '#app/records/holidays/bs-month.ts'
import { monthsIn } from './use-month-tables.ts'

const first = monthNumber({ year: 2000, month: 1 })
const last = monthNumber({ year: 2090, month: 12 })
const anyMonth = fc.integer({ min: first, max: last })
const numbersIn = (shown: number, around: number, base?: number) =>
  monthsIn(shown, around, base).map((month) => month && monthNumber(month))

test('before anybody turns there is the month on screen and no other', () => {
  expect(monthsIn(monthNumber({ year: 2083, month: 8 }), 0, undefined)).toEqual([{ year: 2083, month: 8 }])
})

test('the months before and after lie ready in the other tables', () => {
  fc.assert(
    fc.property(anyMonth, anyMonth, (shown, base) => {
      const wanted = [shown - 1, shown, shown + 1].filter((number) => number >= first && number <= last)
      const ready = numbersIn(shown, shown, base).filter((number) => number !== undefined)
      expect(ready.toSorted((a, b) => a - b)).toEqual(wanted)
    }),
  )
})

test('to turn by a month changes no table, and neither does what follows change the one on screen', () => {
  fc.assert(
    fc.property(anyMonth, anyMonth, fc.constantFrom(-1, 1), (before, base, step) => {
      fc.pre(before + step >= first && before + step <= last)
      const after = before + step
      const turned = numbersIn(after, before, base)
      expect(turned).toEqual(numbersIn(before, before, base))
      expect(numbersIn(after, after, base).indexOf(after)).toBe(turned.indexOf(after))
    }),
  )
})

test('whichever month is jumped to, that month is in one of the tables at once', () => {
  fc.assert(
    fc.property(anyMonth, anyMonth, anyMonth, (shown, around, base) => {
      const there = numbersIn(shown, around, base).filter((number) => number === shown)
      expect(there).toEqual([shown])
    }),
  )
})
