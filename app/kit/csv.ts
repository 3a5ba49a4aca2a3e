const byteOrderMark = '\uFEFF'

/** A table as a spreadsheet opens it without being asked: UTF-8 with its mark, and no cell that would run as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  // Spreadsheets run what begins with one of these, also behind white space.
  const harmless = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
