const fewestDigits = 3
/** Of an international number. */
const mostDigits = 15

/** Whether a telephone dials the text: digits, spaces and hyphens, a plus in front at most. */
export function isDialable(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?\d[\d -]*$/.test(text) && digits >= fewestDigits && digits <= mostDigits
}

/** What a phone dials: the number without its separators. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** The parts of a text that are separated by commas. */
export function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** A number that is shown large, under its short name. */
export interface PinnedNumber {
  shortName: string
  number: string
}
