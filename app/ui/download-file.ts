/** Downloads a file that was made in the browser. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Delayed: some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
