import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { CsvTable } from '#app/lib/csv.ts'
import type { Database } from '#db/schema.ts'
import type { LineVerdict } from './answers.ts'
import {
  cellOf,
  type FileRow,
  fileRow,
  type Names,
  namesOf,
  type RowFile,
  type RowIndex,
  rowIndexOf,
  shownCell,
} from './csv-export.server.ts'
import type { EditContext } from './editable-table.server.ts'
import { type FieldErrors, parseChanges, parseFields } from './fields.ts'
import { fieldsOfLine } from './line-fields.server.ts'
import { messages } from './messages.ne.ts'

type Line = CsvTable['rows'][number]
type Verdict = Pick<LineVerdict, 'outcome'> & Partial<LineVerdict>

interface Importing extends EditContext {
  tx: Kysely<Database>
  file: RowFile
  index: RowIndex
  names: Names
  /** The first line about a row, by its id. */
  lineOf: Map<string, number>
  /** Takes the version of the file also where the row is newer. */
  over: boolean
}

/** Ends a transaction without a commit. */
class Trial extends Error {}

/**
 * Creates and changes rows as a table says, each like an edit in the form, in one transaction. Without `apply` it is rolled
 * back, so the verdicts of a trial are those of the import.
 */
export async function importRows(
  db: Kysely<Database>,
  file: RowFile,
  table: CsvTable,
  { apply, ...context }: EditContext & { apply: boolean; over: boolean },
): Promise<LineVerdict[]> {
  const verdicts: LineVerdict[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const names = await namesOf(tx, file)
      const index = await rowIndexOf(tx, file, names)
      const importing = { ...context, tx, file, names, index, lineOf: new Map<string, number>() }
      for (const line of table.rows) verdicts.push(await importLine(line, importing))
      if (!apply) throw new Trial()
    })
    return verdicts
  } catch (error) {
    if (!(error instanceof Trial)) throw error
    // The ids of new rows are gone with them.
    return verdicts.map((verdict) => (verdict.outcome === 'new' ? { ...verdict, id: null } : verdict))
  }
}

async function importLine(line: Line, importing: Importing): Promise<LineVerdict> {
  const found = rowOfLine(line, importing)
  const row = 'row' in found ? found.row : undefined
  const cell = (name: string) => (line.cells.get(name) ?? row?.cells[name] ?? '').trim()
  const verdict = 'refused' in found ? refused(found.refused) : await verdictOf(line, row, importing)
  const name = cell('name') || cell('plan_name')
  const result = { line: line.line, id: row?.id ?? null, name, changes: [], reasons: [], ...verdict }
  if (result.id !== null && result.outcome !== 'refused') importing.lineOf.set(result.id, line.line)
  return result
}

/** The row of the line's id, or else of its key; none for a new row. */
function rowOfLine(
  { cells }: Line,
  importing: Importing,
): { row: FileRow | undefined } | { refused: FieldErrors } {
  const { index, lang, lineOf, file, names } = importing
  const texts = messages[lang]
  const id = cells.get('id')?.trim() ?? ''
  const [row, ...others] = id
    ? [index.get(id)]
    : index.withKeyOf(Object.fromEntries([...cells].map(([name, cell]) => [name, shownCell(cell, names)])))
  if (id && !row) return { refused: { id: texts.gone } }
  if (others.length > 0) return { refused: { id: texts.severalRows(file.key.fields.join(', ')) } }
  const before = row && lineOf.get(row.id)
  return before === undefined ? { row } : { refused: { id: texts.sameRow(digitsIn(lang, before)) } }
}

async function verdictOf(line: Line, row: FileRow | undefined, importing: Importing): Promise<Verdict> {
  const { tx, file, names, index, over, ...context } = importing
  const { lang } = context
  const { fields, fieldErrors } = fieldsOfLine(line.cells, row, importing)
  const schema = file.record.edits(lang)
  const parsed = row ? parseChanges(schema, fields, lang) : parseFields(schema, fields, lang)
  // All that is wrong at once.
  if (Object.keys(fieldErrors).length > 0)
    return refused({ ...(!parsed.ok && parsed.fieldErrors), ...fieldErrors })
  if (row && Object.keys(fields).length === 0) return { outcome: 'unchanged' }
  const version = versionOf(line, lang)
  if (!version.ok) return refused(version.fieldErrors)
  if (row && version.at && !over && version.at.getTime() !== row.updatedAt.getTime())
    return stale(importing, row, fields)
  if (!parsed.ok) return refused(parsed.fieldErrors)
  const edited = row
    ? await file.editor.update(tx, row.id, parsed.fields, { ...context, version: row.updatedAt })
    : await file.editor.create(tx, parsed.fields, context)
  if (edited.outcome === 'refused') return refused(edited.fieldErrors)
  if (edited.outcome === 'unknown') return refused({ id: messages[lang].gone })
  if (edited.outcome === 'stale') return stale(importing, row, fields)
  const after = fileRow(file, edited.row, names)
  index.put(after)
  if (!row) return { outcome: 'new', id: after.id }
  if (after.version === row.version) return { outcome: 'unchanged' }
  return {
    outcome: 'changed',
    changes: changesOf(importing, fields, { before: row.cells, after: after.cells }),
  }
}

function versionOf({ cells }: Line, lang: EditContext['lang']) {
  const text = cells.get('updated_at')?.trim() ?? ''
  if (text === '') return { ok: true, at: undefined } as const
  return z.safeParse(z.iso.datetime({ offset: true }), text).success
    ? ({ ok: true, at: new Date(text) } as const)
    : ({ ok: false, fieldErrors: { updated_at: messages[lang].notAnInstant } } as const)
}

function refused(fieldErrors: FieldErrors): Verdict {
  return {
    outcome: 'refused',
    reasons: Object.entries(fieldErrors).map(([field, text]) => ({ field, text })),
  }
}

/** The verdict of a stale line, with the changes that it asks for. */
function stale(importing: Importing, row: FileRow | undefined, fields: object): Verdict {
  const asked = Object.entries(fields).map(
    ([field, value]) => [field, shownCell(value, importing.names)] as const,
  )
  return {
    outcome: 'stale',
    changes: changesOf(importing, fields, {
      before: row?.cells ?? {},
      after: { ...row?.cells, ...Object.fromEntries(asked) },
    }),
    reasons: [{ field: 'updated_at', text: messages[importing.lang].staleLine }],
  }
}

/** Of a field that is only sent, the request is shown. */
function changesOf(
  { file: { record } }: Importing,
  fields: object,
  { before, after }: Record<'before' | 'after', FileRow['cells']>,
): LineVerdict['changes'] {
  return Object.entries(fields)
    .map(([field, value]) => ({
      field,
      before: before[field] ?? '',
      after: field in record.stored.shape ? (after[field] ?? '') : cellOf(value),
    }))
    .filter((change) => change.before !== change.after)
}
