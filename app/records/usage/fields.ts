import { z } from 'zod'
import { widthClasses } from '#app/platform/usage/width-class.ts'
import type { Dimensions } from './dimensions.ts'

/** The database refuses null bytes and halves of characters, and with them the whole batch. */
const storable = z
  .string()
  .max(120)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be stored')

const detail = z.union([storable, z.number(), z.boolean()])

/** An opened page as the browser tells it. It is counted by the day only, see `dimensions.ts`. */
const openedPage = z.strictObject({
  /** Without query and fragment. */
  path: z.string().max(256),
  /** Host of the other site with the link; neither its path nor its query. */
  referrer: z.string().max(253).optional(),
  width: z.enum(widthClasses),
})

/** One usage event as the browser sends it. */
export const usageEvent = z.strictObject({
  tool_name: z.string().min(1).max(64),
  /** Random per tab; no personal data. */
  session_id: z.uuid(),
  /** The few extras that an event is defined with, such as the date of a rate. */
  details: z
    .record(z.string().regex(/^[a-z_]{1,32}$/), detail)
    .refine((details) => Object.keys(details).length <= 6, 'at most 6 details')
    .optional(),
  /** With the event of an opened page. */
  view: openedPage.optional(),
})

type UsageEvent = z.output<typeof usageEvent>

export interface LoggedEvent extends Omit<UsageEvent, 'view'> {
  user_agent: string
  at: Date
  /** Of an opened page; no part of the event's row. */
  dimensions?: Dimensions
}
