/** Gives the visitor a file that was made in the browser. */
export function handOutFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only afterwards.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
