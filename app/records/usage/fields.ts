import { z } from 'zod'

/** The database refuses null bytes and halves of characters, and with them the whole batch. */
const storable = z
  .string()
  .max(120)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be stored')

const detail = z.union([storable, z.number(), z.boolean()])

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
})

type UsageEvent = z.output<typeof usageEvent>

export interface LoggedEvent extends UsageEvent {
  user_agent: string
  at: Date
}
