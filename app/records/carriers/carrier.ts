/** A carrier as pages show it, its texts in the language of the page. */
export interface Carrier {
  id: string
  name: string
  technology: string
  /** Three-digit strings, in the order of the row. */
  prefixes: readonly string[]
  icon: string
  colour: CarrierColour
  description: string
  /** Set where the licence ended: numbers were issued, and may no longer work. */
  endedNote?: string
}

/** The eight named pairs that an operator can choose from. */
export const carrierColours = [
  'blue',
  'purple',
  'green',
  'orange',
  'red',
  'pink',
  'indigo',
  'yellow',
] as const

type CarrierColour = (typeof carrierColours)[number]
