import { createContext, type ReactElement, type ReactNode } from 'react'
import type { PageRequest } from '../document/page.ts'

/** What a tool shows on the home page. A file `today.server.tsx` in the tool's folder exports a list of them as `today`. */
export interface TodayPart {
  /** The tool's path: the part of a tool that is switched off is not shown. */
  path: string
  /**
   * Where it is shown:
   * - `date`: the card of the date; `month`: the month below it, on wide screens;
   * - `price`: inside a link to the tool;
   * - `calls`: the row of numbers to call;
   * - `more`: below what a phone shows at first.
   */
  slot: 'date' | 'month' | 'price' | 'calls' | 'more'
  /** Reads what it shows, from this server alone: no render of the home page waits for another server. */
  load: (request: PageRequest) => ReactElement | Promise<ReactElement>
}

/** Draws days of the visitor's own directly behind their list: what follows is parsed, and painted, in its final position. */
export const OwnDaysScript = createContext<ReactNode>(null)
