import { z } from 'zod'
import type { ListAsk } from '#app/platform/editing/list-ask.ts'

/** A registered user as admins see one. */
export const listedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  user_metadata: z.object({ full_name: z.string().nullable(), avatar_url: z.string().nullable() }),
  app_metadata: z.object({ provider: z.string().nullable() }),
  banned: z.boolean(),
})

/** Orders that a list of users may be asked for. */
export const userOrders = ['-created_at', 'email', 'last_sign_in_at'] as const

/** Reads part of the users, and how many there are; who signs people in provides it. */
export type ListUsers = (ask: ListAsk) => Promise<{ users: z.output<typeof listedUser>[]; total: number }>
