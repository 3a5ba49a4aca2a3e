import { csvRows } from '#app/lib/csv.ts'

export type LineOutcome = 'stored' | 'updated' | 'unchanged' | 'held' | 'refused'

/** The expected or final result of a line of the file. */
export interface LineResult {
  /** As spreadsheets number it: the head is line 1. */
  line: number
  date: string | null
  outcome: LineOutcome
  reasons: readonly { code: string; text: string }[]
}

export interface PriceFile {
  head: readonly string[]
  /** The cells of line 2 and those below. */
  lines: readonly (readonly string[])[]
}

/** Lines of one step; small, so that the progress is visible. */
const perStep = 25

export function readPriceFile(csv: string): PriceFile {
  const [head = [], ...lines] = csvRows(csv)
  return { head, lines }
}

/**
 * The lines to send, in steps, the earliest day first: each is compared with the market day before it, which must be
 * stored by then.
 */
export function stepsOf(preview: readonly LineResult[]): LineResult[][] {
  const wanted = preview
    .filter(({ outcome }) => outcome !== 'refused')
    .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : Number((a.date ?? '') > (b.date ?? ''))))
  const steps: LineResult[][] = []
  for (let at = 0; at < wanted.length; at += perStep) steps.push(wanted.slice(at, at + perStep))
  return steps
}

/** Some lines of the file as a file of their own. */
export function partOf({ head, lines }: PriceFile, step: readonly LineResult[]): string {
  const rows = [head, ...step.map(({ line }) => lines[line - 2] ?? [])]
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

/** The results of a step, with the line numbers of the whole file. */
export function withLines(step: readonly LineResult[], results: readonly LineResult[]): LineResult[] {
  return results.flatMap((result) => {
    const sent = step[result.line - 2]
    return sent ? [{ ...result, line: sent.line }] : []
  })
}

/** The preview with the results so far. */
export function merged(preview: readonly LineResult[], done: readonly LineResult[]): LineResult[] {
  const byLine = new Map(done.map((result) => [result.line, result]))
  return preview.map((result) => byLine.get(result.line) ?? result)
}
