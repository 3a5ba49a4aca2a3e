import type { ReactNode } from 'react'
import { csvRows } from '#app/lib/csv.ts'
import type { AdminRequest } from '../api/call-admin.ts'

/** The expected or final result of a line of the file. */
export interface LineResult {
  /** As spreadsheets number it: the head is line 1. */
  line: number
  outcome: string
}

interface Outcome {
  title: string
  /** Class of its text. */
  colour: string
  /** Whether such a line of the preview is sent to be stored. */
  isSent: boolean
}

/** What can be imported, and how its lines are shown. */
export interface ImportSource<Line extends LineResult> {
  path: AdminRequest['path']
  /** The route's limit, less the overhead of JSON. */
  maxBytes: number
  /** By their names, in the order of the counts. */
  outcomes: Readonly<Record<string, Outcome>>
  /** The order in which lines are sent; that of the file by default. */
  compare?: (one: Line, other: Line) => number
  /** An empty file. */
  template: { name: string; columns: readonly string[] }
  title: string
  /** Below the choice of a file. */
  hint: string
  tooLarge: string
  /** The second column of the preview. */
  about: { title: string; cell: (line: Line) => string }
  /** Below the outcome of a line: changes and reasons. */
  details: (line: Line) => readonly { key: string; text: ReactNode }[]
}

export interface ImportFile {
  head: readonly string[]
  /** The cells of line 2 and those below. */
  lines: readonly (readonly string[])[]
}

/** Lines of one step; small, so that the progress is visible. */
const perStep = 25

export function readImportFile(csv: string): ImportFile {
  const [head = [], ...lines] = csvRows(csv)
  return { head, lines }
}

/** The lines to send, in steps. */
export function stepsOf<Line extends LineResult>(
  preview: readonly Line[],
  { outcomes, compare }: Pick<ImportSource<Line>, 'outcomes' | 'compare'>,
): Line[][] {
  const sent = preview.filter(({ outcome }) => outcomes[outcome]?.isSent)
  const wanted = compare ? sent.toSorted(compare) : sent
  const steps: Line[][] = []
  for (let at = 0; at < wanted.length; at += perStep) steps.push(wanted.slice(at, at + perStep))
  return steps
}

/** Some lines of the file as a file of their own. */
export function partOf({ head, lines }: ImportFile, step: readonly LineResult[]): string {
  const rows = [head, ...step.map(({ line }) => lines[line - 2] ?? [])]
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

/** The results of a step, with the line numbers of the whole file. */
export function withLines<Line extends LineResult>(
  step: readonly LineResult[],
  results: readonly Line[],
): Line[] {
  return results.flatMap((result) => {
    const sent = step[result.line - 2]
    return sent ? [{ ...result, line: sent.line }] : []
  })
}

/** The preview with the results so far. */
export function merged<Line extends LineResult>(preview: readonly Line[], done: readonly Line[]): Line[] {
  const byLine = new Map(done.map((result) => [result.line, result]))
  return preview.map((result) => byLine.get(result.line) ?? result)
}
