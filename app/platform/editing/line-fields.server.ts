import { latinDigits } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { type FileRow, type Names, type RowFile, shownCell } from './csv-export.server.ts'
import { messages } from './messages.ne.ts'

/** The cells of a line by column. */
export type LineCells = ReadonlyMap<string, string>

interface LineContext {
  file: RowFile
  names: Names
  lang: Lang
}

/** UTF-8 that a program read as another encoding: `à¤ªà¤°` was पर. */
const misread = /à[¤¥]|Ã[\u0080-\u00BF]|â€/

/** The fields of a new row, or those whose cells differ from the row; without those whose cells cannot be read. */
export function fieldsOfLine(cells: LineCells, row: FileRow | undefined, context: LineContext) {
  const { file, names, lang } = context
  const errors: Record<string, string> = {}
  const fields: Record<string, unknown> = {}
  for (const field of Object.keys(file.record.controls)) {
    const [cell, before = ''] = [cells.get(field), row?.cells[field]]
    if (cell === undefined || (row && isSameCell(cell, before))) continue
    if (misread.test(cell)) {
      errors[field] = messages[lang].misread
      continue
    }
    const read =
      field === file.named?.field && cell.trim() !== ''
        ? idOf(cell.trim(), context)
        : valueOfCell(cell, file.record.stored.shape[field], lang, !row)
    if (!read.ok) errors[field] = read.error
    // A spreadsheet writes TRUE for true: another text is not yet another value.
    else if (read.value !== undefined && !(row && isSameCell(shownCell(read.value, names), before)))
      fields[field] = read.value
  }
  return { fields, fieldErrors: errors }
}

/** @param cell an id, or a name, which several rows may have */
function idOf(cell: string, { names, lang }: LineContext): CellValue {
  const id = cell.toLowerCase()
  const ids = names.has(id) ? [id] : [...names].filter(([, name]) => name.trim() === cell).map(([key]) => key)
  if (ids.length === 1) return { ok: true, value: ids[0] }
  return { ok: false, error: ids.length > 1 ? messages[lang].severalNames : messages[lang].noSuchName }
}

/** Whether two cells say the same; spreadsheets change line ends. */
function isSameCell(one: string, other: string): boolean {
  return withoutReturns(one) === withoutReturns(other)
}

const withoutReturns = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Undefined where an empty cell leaves the field out. */
type CellValue = { ok: true; value: unknown } | { ok: false; error: string }

/** The value of a cell as the form would send it. @param stored the schema of the column; none of a flag that is only sent */
function valueOfCell(
  cell: string,
  stored: z.core.$ZodType | undefined,
  lang: Lang,
  /** An empty cell then gives the default value, or null where the field may be null. */
  isNew: boolean,
): CellValue {
  const text = withoutReturns(cell)
  const accepts = (value: unknown) => stored !== undefined && z.safeParse(stored, value).success
  if (text === '' && accepts(null)) return { ok: true, value: null }
  if (text === '' && (isNew || !stored)) return { ok: true, value: undefined }
  if (!stored || accepts(true)) return { ok: true, value: flagOf(text) }
  if (accepts(1)) return numberOf(text, lang)
  return { ok: true, value: accepts(['100']) ? text.split(/[\s,;]+/) : text }
}

const yes = ['true', 'yes', '1', 'हो']
const no = ['false', 'no', '0', 'होइन']

/** Another text stays one, which the schema refuses. */
function flagOf(text: string): boolean | string {
  const word = latinDigits(text).toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : text
}

/** In either script, with grouping commas or without. A decimal comma is refused: it would be read as grouping. */
function numberOf(text: string, lang: Lang): CellValue {
  const digits = latinDigits(text)
  return /^[+-]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/.test(digits)
    ? { ok: true, value: Number(digits.replaceAll(',', '')) }
    : { ok: false, error: messages[lang].notNumber }
}
