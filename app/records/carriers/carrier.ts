import type { Said } from '#app/lib/statement.ts'

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
  remarks: readonly Said[]
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
