import type { ReactNode } from 'react'
import { csvOf } from '#app/lib/csv.ts'
import type { AdminRequest } from '../api/call-admin.ts'

/** The expected or final result of a line of the file. */
export interface LineResult {
  /** As spreadsheets number it: the head is line 1. */
  line: number
  outcome: string
  /** Why it is not stored as it is, with the field or a code. */
  reasons: readonly { field?: string; code?: string; text: string }[]
}

/** What can be imported, and how its lines are shown. */
export interface ImportSource<Line extends LineResult> {
  path: AdminRequest['path']
  /** The route's limit, less the overhead of JSON. */
  maxBytes: number
  /** Titles by their names, in the order of the counts. */
  outcomes: Readonly<Record<string, string>>
  /** Of its files, without the ending. */
  name: string
  /** Of an empty file. */
  columns: readonly string[]
  title: string
  /** Below the choice of a file. */
  hint: string
  tooLarge: string
  /** The second column of the preview. */
  about: { title: string; cell: (line: Line) => string }
  /** Below the outcome of a line: changes and reasons. */
  details: (line: Line) => readonly { key: string; text: ReactNode }[]
}

/** Whether a line of this outcome is stored. */
export const isStored = (outcome: string) => ['new', 'changed', 'stored', 'updated', 'held'].includes(outcome)

/** Classes of the texts of outcomes. */
export const outcomeColours: Readonly<Record<string, string>> = {
  new: 'text-good',
  changed: 'text-good',
  stored: 'text-good',
  updated: 'text-good',
  unchanged: 'text-muted',
  held: 'text-ink',
  stale: 'text-simrik',
  refused: 'text-simrik',
}

/** Those that are not stored stand first: the operator has to look at them. */
const first = ['refused', 'stale']

export function problemsFirst<Line extends LineResult>(results: readonly Line[]): Line[] {
  const place = ({ outcome }: Line) => (first.includes(outcome) ? first.indexOf(outcome) : first.length)
  return results.toSorted((one, other) => place(one) - place(other))
}

/** The lines that are not stored, with their reasons, as a file; undefined where all are. */
export function problemFile(
  results: readonly LineResult[],
  heads: readonly [line: string, field: string, reason: string],
): string | undefined {
  const problems = results.filter(({ outcome }) => first.includes(outcome))
  const rows = problems.flatMap(({ line, reasons }) =>
    reasons.map(({ field, code, text }) => [String(line), field ?? code ?? '', text]),
  )
  return rows.length > 0 ? csvOf([heads, ...rows]) : undefined
}
