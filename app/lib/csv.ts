const byteOrderMark = '\uFEFF'

/** A CSV that spreadsheets open correctly: UTF-8 with a byte order mark, and no cell that would run as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Spreadsheets run a cell that begins with one of these, also after white space. An apostrophe in front prevents that. */
const formula = /^'*\s*[=+\-@\t\r|%＝＋－＠]/

/** As a number a cell runs nothing. */
const negativeNumber = /^-\d+(\.\d+)?$/

function cell(text: string): string {
  const harmless = formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A cell as it was before `csvOf`. */
function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

export interface CsvTable {
  /** The names of the columns, in lower case. */
  head: readonly string[]
  /** Lines that are not empty, as a spreadsheet numbers them: the head is line 1. */
  rows: readonly { line: number; cells: ReadonlyMap<string, string> }[]
}

/** A table whose first line names its columns. Columns without a name and without a text are left out. */
export function csvTable(csv: string): CsvTable {
  const [first = [], ...lines] = csvRows(csv)
  const head = first.map((name) => name.trim().toLowerCase())
  const rows = lines.flatMap((line, index) => {
    if (line.every((text) => text.trim() === '')) return []
    const named = line.flatMap((text, column): [string, string][] => {
      const name = head[column] || `column ${column + 1}`
      return head[column] || text.trim() ? [[name, withoutApostrophe(text)]] : []
    })
    return [{ line: index + 2, cells: new Map(named) }]
  })
  const unnamed = rows.flatMap(({ cells }) => [...cells.keys()]).filter((name) => !head.includes(name))
  return { head: [...head.filter(Boolean), ...new Set(unnamed)], rows }
}

/** Spreadsheets write semicolons or tabs where the comma is part of numbers; no name of a column has one. */
function separatorOf(table: string): string {
  const head = /^[^\r\n]*/.exec(table)?.[0] ?? ''
  return [',', ';', '\t'].find((separator) => head.includes(separator)) ?? ','
}

/** The cells of a CSV text as spreadsheets write it: quotes where needed, any kind of line end. */
export function csvRows(text: string): string[][] {
  return [...eachCsvRow(text)]
}

/** The same one by one, for tables of which not all rows should be in memory. */
export function* eachCsvRow(text: string): Generator<string[]> {
  let row: string[] = []
  const table = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(table)
  // A cell and its end; sticky, so that the text is read once.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  while (cell.lastIndex < table.length) {
    const at = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(table) ?? []
    // A misplaced quote: the rest of the line is one cell, shown to the user.
    if (end === undefined) {
      const line = /[^\r\n]*(\r\n|\n|\r|$)/y
      line.lastIndex = at
      const [whole = ''] = line.exec(table) ?? []
      yield [...row, whole.trimEnd()]
      row = []
      cell.lastIndex = at + Math.max(1, whole.length)
      continue
    }
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator && cell.lastIndex < table.length) continue
    if (end === separator) row.push('')
    yield row
    row = []
  }
}
