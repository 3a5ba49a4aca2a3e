import { readableOn } from '#app/kit/contrast.ts'

interface BrandColoursProps {
  /** `#rrggbb`, validated where settings are read. */
  primary: string
  secondary: string
}

/** The operator's colours over the stylesheet's, with the text colour that is readable on the primary one. */
export function BrandColours({ primary, secondary }: BrandColoursProps) {
  const rules = `:root{--brand:${primary};--brand-second:${secondary};--on-brand:${readableOn(primary)}}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: two colours of the form #rrggbb
  return <style dangerouslySetInnerHTML={{ __html: rules }} />
}
