/** By the tool's file: draws a part that shows the time of day again. */
export const timeParts = import.meta.glob<(part: Element, now: Date) => void>('./*/today/time-part.ts', {
  import: 'drawTimePart',
})
