import { csvRows } from '#app/kit/csv-rows.ts'

export type Outcome = 'stored' | 'updated' | 'unchanged' | 'held' | 'refused'

/** What becomes, or became, of a line of the file. */
export interface LineResult {
  /** As the file's own program numbers it: the head is line 1. */
  line: number
  date: string | null
  outcome: Outcome
  reasons: readonly { code: string; text: string }[]
}

/** A file as it was chosen. */
export interface PriceFile {
  head: readonly string[]
  /** The cells of line 2 and those below. */
  lines: readonly (readonly string[])[]
}

/** So many lines at once: each step is short, and the progress is seen. */
const perStep = 25

export function readPriceFile(csv: string): PriceFile {
  const [head = [], ...lines] = csvRows(csv)
  return { head, lines }
}

/**
 * The lines that are sent, in steps. By day, the earliest first: each is compared with the market day before it, which
 * has to be there by then.
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

/** What became of the lines of a step, numbered as in the whole file. */
export function withLines(step: readonly LineResult[], results: readonly LineResult[]): LineResult[] {
  return results.flatMap((result) => {
    const sent = step[result.line - 2]
    return sent ? [{ ...result, line: sent.line }] : []
  })
}

/** The preview with what is known of each line by now. */
export function merged(preview: readonly LineResult[], done: readonly LineResult[]): LineResult[] {
  const byLine = new Map(done.map((result) => [result.line, result]))
  return preview.map((result) => byLine.get(result.line) ?? result)
}
