import { readableOn } from '#app/kit/contrast.ts'

/**
 * A style sheet of the operator's colours, with the text colour that is readable on the primary one.
 * @param colours of the form `#rrggbb`, validated where settings are read.
 */
export function brandStyles({ primary, secondary }: { primary: string; secondary: string }): string {
  return `:root{--brand:${primary};--brand-second:${secondary};--on-brand:${readableOn(primary)}}`
}
