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
