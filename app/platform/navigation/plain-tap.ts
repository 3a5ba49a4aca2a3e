type Tap = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Not one that opens a new tab or window, or saves what a link leads to: those are for the browser. */
export function isPlainTap({ button, metaKey, ctrlKey, shiftKey, altKey }: Tap): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
