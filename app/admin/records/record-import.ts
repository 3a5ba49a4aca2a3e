import type { LineVerdict } from '#app/platform/editing/answers.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import type { ImportSource } from '../import/import-file.ts'
import { messages } from './messages.ne.ts'

const maxBytes = 1024 * 1024

interface ImportedRecord {
  path: AdminRequest['path']
  controls: object
  /** What the list is called. */
  caption: string
  /** Of fields; others are named as their columns. */
  labels: Readonly<Record<string, string>>
}

/** A file of rows of a record. */
export function useRecordImport({
  path,
  controls,
  caption,
  labels,
}: ImportedRecord): ImportSource<LineVerdict> {
  const text = useMessages(messages)
  const columns = ['id', ...Object.keys(controls), 'updated_at']
  const label = (field: string) => labels[field] ?? field
  return {
    path: `${path}/import`,
    maxBytes,
    outcomes: text.outcomes,
    name: path.replace('admin-', ''),
    columns,
    title: text.importTitle(caption),
    hint: text.importHint(columns.join(', ')),
    tooLarge: text.tooLarge,
    about: { title: text.about, cell: ({ name }) => name || text.unnamed },
    details: ({ changes, reasons }) => [
      ...reasons.map(({ field, text: why }) => ({
        key: `why ${field}`,
        text: text.reason(label(field), why),
      })),
      ...changes.map(({ field, before, after }) => ({
        key: field,
        text: text.changed(label(field), before || text.empty, after || text.empty),
      })),
    ],
  }
}
