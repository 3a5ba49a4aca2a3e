import * as z from 'zod/mini'
import { digitsIn, latinDigits } from '#app/kit/digits.ts'
import type { Lang } from '#app/kit/language.ts'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { words } from './words.ts'

const largestOrder = 1_000_000
const largestAmount = 9_999_999_999
const largestSpeed = 1_000_000

/**
 * The kinds of fields that forms are made of, each telling its faults in a language. The form and the server read with
 * the same ones. What was left out is filled in before it is looked at, so that no default slips past a rule.
 */
export function fieldsIn(lang: Lang) {
  const say = words[lang]
  const text = (max: number, message: string) =>
    z
      .string(message)
      .check(
        z.trim(),
        z.maxLength(max, say.tooLong(digitsIn(lang, max))),
        z.refine(isStorable, say.notStorable),
      )
  const address = z.refine<string>((url) => url === '' || isWebAddress(url), say.url('http://', 'https://'))
  const tooLarge = (max: number) => z.lte(max, say.tooLarge(groupedNumber(lang, max)))
  const number = z.union([z.number(), z.string(), z.null()], say.notNumber)
  const decimal = () => z.pipe(number, z.transform(decimalOrZero))
  const decimals = () =>
    [
      tooLarge(largestAmount),
      z.refine<number>((npr) => Math.round(npr * 100) / 100 === npr, say.twoDecimals),
    ] as const

  return {
    /** A text that must be there. */
    required: (message: string, max = 200) => text(max, message).check(z.minLength(1, message)),
    /** A text that may be empty, and is then none. */
    optional: (max = 200) =>
      z._default(z.pipe(z.nullable(text(max, say.notText)), z.transform(noneIfEmpty)), null),
    /** An address of the web, or none. */
    url: () =>
      z._default(z.pipe(z.nullable(text(500, say.notText).check(address)), z.transform(noneIfEmpty)), null),
    /** A text of a setting: empty is as good as none. */
    text: (max: number) => text(max, say.notText),
    webAddress: () => text(500, say.notText).check(address),
    /** One of the offered values, the first of them unless another is chosen. */
    choice: <const Value extends string | number>(offered: readonly Value[]) =>
      z.prefault(z.literal([...offered], say.notOffered), offered[0] as Value),
    flag: (initially: boolean) => z._default(z.boolean(say.notYesOrNo), initially),
    /** Yes, no, or not known. */
    maybe: () => z._default(z.nullable(z.boolean(say.notYesOrNo)), null),
    /** Where a row stands among others: a whole number, 0 where none can be read. */
    order: () =>
      z.prefault(
        z
          .pipe(number, z.transform(wholeOrZero))
          .check(
            z.refine(
              (order) => Math.abs(order) <= largestOrder,
              say.tooLarge(groupedNumber(lang, largestOrder)),
            ),
          ),
        0,
      ),
    /** A whole number above 0. */
    count: (message: string, initially: number) =>
      z.prefault(
        z.pipe(number, z.transform(wholeOrZero)).check(z.gt(0, message), tooLarge(largestSpeed)),
        initially,
      ),
    /** NPR above 0. */
    price: (message: string, initially: number) =>
      z.prefault(decimal().check(z.gt(0, message), ...decimals()), initially),
    /** NPR, 0 included. Null is a cost that nobody published, which is not the same as none. */
    cost: (initially: number | null) =>
      z._default(z.nullable(decimal().check(z.gte(0, say.negative), ...decimals())), initially),
  }
}

function noneIfEmpty(text: string | null): string | null {
  return text || null
}

function wholeOrZero(given: number | string | null): number {
  return Math.trunc(decimalOrZero(given))
}

/** As people type it: in either script, grouped or not. */
function decimalOrZero(given: number | string | null): number {
  return Number(latinDigits(String(given ?? '')).replaceAll(',', '')) || 0
}

/** The database refuses null bytes and halves of characters. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
