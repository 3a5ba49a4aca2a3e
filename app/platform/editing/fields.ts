import { digitsIn, latinDigits } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { isUploadPath } from '#app/lib/web-address.ts'
import { messages } from './messages.ne.ts'

const longestAddress = 500
const largestWhole = 1_000_000
const largestAmount = 9_999_999_999

/**
 * Validators of what an admin sends, with error texts in one language. The form and the server parse with the same ones. A
 * missing field gets its default before it is checked, so that defaults follow the rules too.
 */
export function fieldsIn(lang: Lang) {
  const texts = messages[lang]
  const oneOf = <const Value extends string | number>(offered: readonly Value[]) =>
    z.literal([...offered], texts.notOffered)
  return {
    ...textsIn(lang),
    ...numbersIn(lang),
    flag: (initially: boolean) => z._default(z.boolean(texts.notYesOrNo), initially),
    /** Yes, no, or not known. */
    maybe: () => z._default(z.nullable(z.boolean(texts.notYesOrNo)), null),
    oneOf,
    /** One of the offered values; the first is the default. */
    choice: <const Value extends string | number>(offered: readonly Value[]) =>
      z.prefault(oneOf(offered), offered[0] as Value),
  }
}

function textsIn(lang: Lang) {
  const texts = messages[lang]
  const text = (max: number, message = texts.notText) =>
    z
      .string(message)
      .check(
        z.trim(),
        z.maxLength(max, texts.tooLong(digitsIn(lang, max))),
        z.refine(isStorable, texts.notStorable),
      )
  const address = text(longestAddress).check(
    z.refine((url) => url === '' || isWebAddress(url), texts.url('http://', 'https://')),
  )
  const pictureAddress = (isAllowed?: (url: string) => boolean) =>
    text(longestAddress).check(
      z.refine(
        (url) => url === '' || isAllowed?.(url) || (isWebAddress(url) && /^https:/i.test(url)),
        texts.picture('https://'),
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
    picture: () => orNull(pictureAddress(isUploadPath)),
    /** An image address for a setting: an empty text stays a text. */
    settingPicture: () => pictureAddress(),
    /** For a setting: an empty text stays a text. */
    text: (max: number) => text(max),
    webAddress: () => address,
  }
}

/** Not a number is read as 0, as in the form; fields that must be above 0 then refuse it. */
function numbersIn(lang: Lang) {
  const texts = messages[lang]
  const given = z.union([z.number(), z.string(), z.null()], texts.notNumber)
  const whole = <Read extends number | undefined>(read: (typed: Typed) => Read) =>
    z
      .pipe(given, z.transform(read))
      .check(
        z.refine(
          (number) => Math.abs(number ?? 0) <= largestWhole,
          texts.tooLarge(groupedNumber(lang, largestWhole)),
        ),
      )
  const amount = () =>
    z.pipe(given, z.transform(decimalOrZero)).check(
      z.lte(largestAmount, texts.tooLarge(groupedNumber(lang, largestAmount))),
      z.refine((npr) => Math.round(npr * 100) / 100 === npr, texts.twoDecimals),
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
      z._default(z.nullable(amount().check(z.gte(0, texts.negative))), initially),
  }
}

function orNull(text: z.ZodMiniType<string, string>) {
  const emptyToNull = z.transform((given: string | null) => given || null)
  return z._default(z.pipe(z.nullable(text), emptyToNull), null)
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

/** Error texts by field name, the first of each field. */
export type FieldErrors = Readonly<Record<string, string>>

export type ParsedFields<Fields> = { ok: true; fields: Fields } | { ok: false; fieldErrors: FieldErrors }

/** All fields of a new row; missing ones get their defaults. */
export function parseFields<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  lang: Lang,
): ParsedFields<z.output<typeof schema>> {
  const parsed = schema.safeParse(given)
  return parsed.success
    ? { ok: true, fields: parsed.data }
    : { ok: false, fieldErrors: fieldErrorsOf(parsed.error, lang) }
}

/** Only the given fields: a missing one keeps its value instead of going back to its default. */
export function parseChanges<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  lang: Lang,
): ParsedFields<Partial<z.output<typeof schema>>> {
  const parsed = z.partial(schema).safeParse(given)
  if (!parsed.success) return { ok: false, fieldErrors: fieldErrorsOf(parsed.error, lang) }
  const names = new Set(Object.keys(Object(given) as object))
  const changed = Object.entries(parsed.data).filter(
    ([name, value]) => names.has(name) && value !== undefined,
  )
  return { ok: true, fields: Object.fromEntries(changed) as Partial<z.output<typeof schema>> }
}

/** A request that is no object has its error under `request`. */
function fieldErrorsOf({ issues }: z.core.$ZodError, lang: Lang): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key] ??= messages[lang].unknownField
    } else if (issue.path.length === 0) errors.request ??= messages[lang].notAnObject
    else errors[issue.path.join('.')] ??= issue.message
  }
  return errors
}
