const byteOrderMark = '\uFEFF'

/** A CSV that spreadsheets open correctly: UTF-8 with a byte order mark, and no cell that would run as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  // Spreadsheets run a cell that begins with one of these, also after white space.
  const harmless = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The cells of a CSV text as spreadsheets write it: commas, quotes where needed, any kind of line end. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  // A cell and its end; sticky, so that the text is read once.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  const table = text.replace(/^\uFEFF/, '')
  while (cell.lastIndex < table.length) {
    const at = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(table) ?? []
    // A misplaced quote: the rest of the line is one cell, shown to the user.
    if (end === undefined) {
      const line = /[^\r\n]*(\r\n|\n|\r|$)/y
      line.lastIndex = at
      const [whole = ''] = line.exec(table) ?? []
      rows.push([...row, whole.trimEnd()])
      row = []
      cell.lastIndex = at + Math.max(1, whole.length)
      continue
    }
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',' && cell.lastIndex < table.length) continue
    if (end === ',') row.push('')
    rows.push(row)
    row = []
  }
  return rows
}
