/** Gives a table to the browser as a file that a spreadsheet opens. */
export function handOut(fileName: string, content: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  link.download = fileName
  link.click()
  // Not at once: some browsers begin to read only afterwards.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
