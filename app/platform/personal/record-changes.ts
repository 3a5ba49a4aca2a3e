// What the page "My home" alone does with a record: other pages do not load it.
import {
  emptyRecord,
  fieldsOf,
  jsonFrom,
  keyOf,
  listOf,
  type PersonalRecord,
  recordFrom,
} from './personal-record.ts'

const importedLists = ['tools', 'currencies', 'days'] as const

/** What a file brings into a record, and how many of its entries were left out. */
export interface Import {
  record: PersonalRecord
  added: Record<(typeof importedLists)[number], number>
  leftOut: number
}

/**
 * Adds a file's entries behind those of a record; nothing of the record is lost. Undefined where the file is not one of ours.
 *
 * @param tools the paths of the tools that there are
 */
export function importInto(own: PersonalRecord, text: string, tools: readonly string[]): Import | undefined {
  const value = jsonFrom(text)
  const fields = fieldsOf(value)
  if (fields.version !== emptyRecord.version) return undefined
  const file = recordFrom(value)
  const known = (path: string) => tools.includes(path)
  const record = recordFrom({
    version: own.version,
    tools: [...own.tools, ...file.tools.filter(known)],
    currencies: [...own.currencies, ...file.currencies],
    days: [...own.days, ...file.days],
    recent: [...own.recent, ...file.recent.filter(known)],
  })
  const added = { tools: 0, currencies: 0, days: 0 }
  let leftOut = 0
  for (const list of importedLists) {
    const there = record[list].map(keyOf)
    added[list] = there.length - own[list].length
    leftOut += listOf(fields[list]).length - file[list].filter((entry) => there.includes(keyOf(entry))).length
  }
  return { record, added, leftOut }
}

/** A list with one entry moved by some positions; the same list where it cannot go further. */
export function moved(list: readonly string[], entry: string, by: number): string[] {
  const from = list.indexOf(entry)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
