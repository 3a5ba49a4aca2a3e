import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { AdminRequest } from '../api/call-admin.ts'
import type { ImportSource, LineResult } from '../import/import-file.ts'
import { messages } from './messages.ne.ts'

const maxBytes = 1024 * 1024

const looks = {
  new: { colour: 'text-good', isStored: true },
  changed: { colour: 'text-good', isStored: true },
  unchanged: { colour: 'text-muted', isStored: false },
  stale: { colour: 'text-simrik', isStored: false },
  refused: { colour: 'text-simrik', isStored: false },
} as const

type RecordOutcome = keyof typeof looks

interface RecordLine extends LineResult {
  name: string
  outcome: RecordOutcome
  changes: readonly { field: string; before: string; after: string }[]
  reasons: readonly { field: string; text: string }[]
}

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
}: ImportedRecord): ImportSource<RecordLine> {
  const text = useMessages(messages)
  const columns = ['id', ...Object.keys(controls), 'updated_at']
  const label = (field: string) => labels[field] ?? field
  return {
    path: `${path}/import`,
    maxBytes,
    outcomes: Object.fromEntries(
      Object.entries(looks).map(([name, look]) => [
        name,
        { ...look, title: text.outcomes[name as RecordOutcome] },
      ]),
    ),
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
