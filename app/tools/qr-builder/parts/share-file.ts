/** Whether the browser can share this file with another app. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

export function shareFile(file: File, title: string): void {
  navigator.share({ files: [file], title }).catch((error: unknown) => {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Sharing failed', error)
  })
}
