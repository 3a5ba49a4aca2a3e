/** Whether the system can hand such a file to another app. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

export function shareFile(file: File, title: string): void {
  navigator.share({ files: [file], title }).catch((error: unknown) => {
    // A visitor who closes the system's sheet has changed their mind: that is no trouble.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Sharing failed', error)
  })
}
