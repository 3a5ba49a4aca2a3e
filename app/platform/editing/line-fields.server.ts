import type { Lang } from '#app/lib/language.ts'
import { cellOf, isSameCell, valueOfCell } from './field-cells.ts'
import { messages } from './messages.ne.ts'
import type { FieldErrors } from './parse-fields.ts'
import type { Names, RowFile } from './row-file.server.ts'
import type { FileRow } from './row-index.ts'

/** The cells of a line by column. */
export type LineCells = ReadonlyMap<string, string>

interface LineContext {
  file: RowFile
  names: Names
  lang: Lang
}

interface LineFields {
  /** Without those whose cells cannot be read. */
  fields: Readonly<Record<string, unknown>>
  fieldErrors: FieldErrors
}

/** UTF-8 that a program read as another encoding: `à¤ªà¤°` was पर. */
const misread = /à[¤¥]|Ã[\u0080-\u00BF]|â€/

/** The fields of a new row, or those whose cells differ from the row. */
export function fieldsOfLine(given: LineCells, row: FileRow | undefined, context: LineContext): LineFields {
  const { file, lang } = context
  const { cells, fieldErrors } = withIdOfName(given, row, context)
  const errors: Record<string, string> = { ...fieldErrors }
  const fields: Record<string, unknown> = {}
  for (const field of Object.keys(file.record.controls)) {
    const [cell, before = ''] = [cells.get(field), row?.cells[field]]
    if (cell === undefined || errors[field] || (row && isSameCell(cell, before))) continue
    if (misread.test(cell)) {
      errors[field] = messages[lang].misread
      continue
    }
    const read = valueOfCell(cell, file.record.stored.shape[field], { lang, isNew: !row })
    if (!read.ok) errors[field] = read.error
    // A spreadsheet writes TRUE for true: another text is not yet another value.
    else if (read.value !== undefined && !(row && isSameCell(cellOf(read.value), before)))
      fields[field] = read.value
  }
  return { fields, fieldErrors: errors }
}

/** A name in one of the two columns of a named field becomes the id. Of a stored row only the changed cell counts. */
export function withIdOfName(
  given: LineCells,
  row: FileRow | undefined,
  { file: { named }, names, lang }: LineContext,
): { cells: LineCells; fieldErrors: FieldErrors } {
  if (!named) return { cells: given, fieldErrors: {} }
  const { field, column } = named
  const changed = [field, column].filter((one) => {
    const cell = given.get(one)?.trim()
    return cell && cell !== row?.cells[one]
  })
  const cells = new Map(given)
  if (row && changed.length === 0) cells.delete(field)
  const found = changed.map((one) => [one, idsOf(given.get(one)?.trim() ?? '', names)] as const)
  for (const [one, ids] of found)
    if (ids.length !== 1)
      return {
        cells,
        fieldErrors: { [one]: ids.length > 1 ? messages[lang].severalNames : messages[lang].noSuchName },
      }
  const [id, other] = found.map(([, ids]) => ids[0])
  if (other !== undefined && other !== id)
    return { cells, fieldErrors: { [column]: messages[lang].twoNames } }
  if (id !== undefined) cells.set(field, id)
  return { cells, fieldErrors: {} }
}

/** @param cell an id, or a name, which several rows may have */
function idsOf(cell: string, names: Names): string[] {
  const id = cell.toLowerCase()
  if (names.has(id)) return [id]
  return [...names].filter(([, name]) => name.trim() === cell).map(([key]) => key)
}
