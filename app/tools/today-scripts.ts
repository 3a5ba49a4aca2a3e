/** By the tool's file: gives a form of the home page (slot `quick`) its answers. */
export const quickParts = import.meta.glob<(part: HTMLElement) => void>('./*/today/quick-part.ts', {
  import: 'startQuickPart',
})

/** By the tool's file: draws a part that shows the time of day again. */
export const timeParts = import.meta.glob<(part: Element, now: Date) => void>('./*/today/time-part.ts', {
  import: 'drawTimePart',
})
