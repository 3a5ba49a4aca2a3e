import type { ReactElement } from 'react'
import type { PageRequest } from '../document/page.ts'

/** What a tool shows on the home page. A file `today.server.tsx` in the tool's folder exports a list of them as `today`. */
export interface TodayPart {
  /** The tool's path: the part of a tool that is switched off is not shown. */
  path: string
  /**
   * Where it is shown: the card of the date, on wide screens the month below it, a price inside a link to the tool, the row of
   * numbers to call, or below what a phone shows at first.
   */
  slot: 'date' | 'month' | 'price' | 'calls' | 'more'
  /** Reads what it shows, from this server alone: no render of the home page waits for another server. */
  load: (request: PageRequest) => ReactElement | Promise<ReactElement>
}
