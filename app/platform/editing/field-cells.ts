import { latinDigits } from 'bikram-sambat-calendar/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** The value of a field in a CSV file. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether two cells say the same; spreadsheets change line ends. */
export function isSameCell(one: string, other: string): boolean {
  return withoutReturns(one) === withoutReturns(other)
}

const withoutReturns = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Undefined where an empty cell leaves the field out. */
export type CellValue = { ok: true; value: unknown } | { ok: false; error: string }

interface CellContext {
  lang: Lang
  /** Of a new row: an empty cell then gives the default value, or null where the field may be null. */
  isNew: boolean
}

/** The value of a cell as the form would send it. @param stored the schema of the column; none of a flag that is only sent */
export function valueOfCell(
  cell: string,
  stored: z.core.$ZodType | undefined,
  { lang, isNew }: CellContext,
): CellValue {
  const text = withoutReturns(cell)
  const accepts = (value: unknown) => stored !== undefined && z.safeParse(stored, value).success
  if (text === '' && accepts(null)) return { ok: true, value: null }
  if (text === '' && (isNew || !stored)) return { ok: true, value: undefined }
  if (!stored || accepts(true)) return { ok: true, value: flagOf(text) }
  if (accepts(1)) return numberOf(text, lang)
  return { ok: true, value: accepts(['100']) ? text.split(/[\s,;]+/) : text }
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  हो: true,
  false: false,
  no: false,
  '0': false,
  होइन: false,
}

/** Another text stays one, which the schema refuses. */
function flagOf(text: string): boolean | string {
  return flags[latinDigits(text).toLowerCase()] ?? text
}

/** In either script, with grouping commas or without. A decimal comma is refused: it would be read as grouping. */
function numberOf(text: string, lang: Lang): CellValue {
  const digits = latinDigits(text)
  return /^[+-]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/.test(digits)
    ? { ok: true, value: Number(digits.replaceAll(',', '')) }
    : { ok: false, error: messages[lang].notNumber }
}
