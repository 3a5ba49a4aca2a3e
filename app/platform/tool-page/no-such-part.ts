import { data } from 'react-router'

/** An address below a tool's page that names nothing, in the tool's own words, and a link to where it goes on. */
export interface NoSuchPart {
  explanation: string
  /** Without its language. */
  path: string
  link: string
}

/** What a loader throws for such an address: 404. */
export const noSuchPart = (part: NoSuchPart) => data(part, { status: 404 })
