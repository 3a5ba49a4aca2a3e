/** The middle one, or halfway between the two in the middle. NaN where nothing was measured. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.filter(Number.isFinite).sort((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}

/** A Markdown table: the first column is text, all others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** A figure that is not there is a dash. */
export function shown(value: number | undefined, digits = 0): string {
  return value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits)
}

export interface Bar {
  atLeast?: number
  atMost?: number
}

/** ✓ where the figure meets its bar. */
export function mark(value: number, { atLeast = -Infinity, atMost = Infinity }: Bar): '✓' | '✗' {
  return value >= atLeast && value <= atMost ? '✓' : '✗'
}

/** A bar as printed beside its figure or its heading. */
export function barText({ atLeast, atMost }: Bar): string {
  return atLeast === undefined ? `≤ ${atMost ?? '–'}` : `≥ ${atLeast}`
}
