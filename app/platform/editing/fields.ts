import { digitsIn, latinDigits } from 'bikram-sambat-calendar/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { isUploadAddress } from '../media/upload-address.ts'
import { messages } from './messages.ne.ts'

const longestAddress = 500
const largestWhole = 1_000_000
const largestAmount = 9_999_999_999

/**
 * Validators of what an admin sends, with error texts in one language. The form and the server parse with the same ones. A
 * missing field gets its default before it is checked, so that defaults follow the rules too.
 */
export function fieldsIn(lang: Lang) {
  const say = messages[lang]
  const oneOf = <const Value extends string | number>(offered: readonly Value[]) =>
    z.literal([...offered], say.notOffered)
  return {
    ...textsIn(lang),
    ...numbersIn(lang),
    flag: (initially: boolean) => z._default(z.boolean(say.notYesOrNo), initially),
    /** Yes, no, or not known. */
    maybe: () => z._default(z.nullable(z.boolean(say.notYesOrNo)), null),
    oneOf,
    /** One of the offered values; the first is the default. */
    choice: <const Value extends string | number>(offered: readonly Value[]) =>
      z.prefault(oneOf(offered), offered[0] as Value),
  }
}

function textsIn(lang: Lang) {
  const say = messages[lang]
  const text = (max: number, message = say.notText) =>
    z
      .string(message)
      .check(
        z.trim(),
        z.maxLength(max, say.tooLong(digitsIn(lang, max))),
        z.refine(isStorable, say.notStorable),
      )
  const address = text(longestAddress).check(
    z.refine((url) => url === '' || isWebAddress(url), say.url('http://', 'https://')),
  )
  const pictureAddress = (isAllowed?: (url: string) => boolean) =>
    text(longestAddress).check(
      z.refine(
        (url) => url === '' || isAllowed?.(url) || (isWebAddress(url) && /^https:/i.test(url)),
        say.picture('https://'),
      ),
    )
  return {
    /** A text that must not be empty. */
    required: (message: string, max = 200) => text(max, message).check(z.minLength(1, message)),
    /** An empty text is stored as null. */
    optional: (max = 200) => orNull(text(max)),
    /** A web address or null. */
    url: () => orNull(address),
    /** An image address or null; the server fetches images over HTTPS only. An uploaded one has its path on this site. */
    picture: () => orNull(pictureAddress(isUploadAddress)),
    /** An image address for a setting: an empty text stays a text. */
    settingPicture: () => pictureAddress(),
    /** For a setting: an empty text stays a text. */
    text: (max: number) => text(max),
    webAddress: () => address,
  }
}

/** Not a number is read as 0, as in the form; fields that must be above 0 then refuse it. */
function numbersIn(lang: Lang) {
  const say = messages[lang]
  const given = z.union([z.number(), z.string(), z.null()], say.notNumber)
  const whole = <Read extends number | undefined>(read: (typed: Typed) => Read) =>
    z
      .pipe(given, z.transform(read))
      .check(
        z.refine(
          (number) => Math.abs(number ?? 0) <= largestWhole,
          say.tooLarge(groupedNumber(lang, largestWhole)),
        ),
      )
  const amount = () =>
    z.pipe(given, z.transform(decimalOrZero)).check(
      z.lte(largestAmount, say.tooLarge(groupedNumber(lang, largestAmount))),
      z.refine((npr) => Math.round(npr * 100) / 100 === npr, say.twoDecimals),
    )
  return {
    /** The position of a row in its list; undefined where none is typed. */
    order: () =>
      z.optional(whole((typed) => (typed === '' || typed === null ? undefined : wholeOrZero(typed)))),
    /** A whole number above 0. */
    count: (message: string, initially: number) =>
      z.prefault(whole(wholeOrZero).check(z.gt(0, message)), initially),
    /** NPR above 0. */
    price: (message: string, initially: number) => z.prefault(amount().check(z.gt(0, message)), initially),
    /** NPR, 0 or more. Null is an unpublished cost, which is not the same as 0. */
    cost: (initially: number | null) =>
      z._default(z.nullable(amount().check(z.gte(0, say.negative))), initially),
  }
}

function orNull(text: z.ZodMiniType<string, string>) {
  return z._default(z.pipe(z.nullable(text), z.transform(nullIfEmpty)), null)
}

function nullIfEmpty(text: string | null): string | null {
  return text || null
}

/** The database refuses null bytes and lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

type Typed = number | string | null

function wholeOrZero(given: Typed): number {
  return Math.trunc(decimalOrZero(given))
}

/** Accepts both scripts, with or without grouping commas. */
function decimalOrZero(given: Typed): number {
  return Number(latinDigits(String(given ?? '')).replaceAll(',', '')) || 0
}
