import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { operatorRoles } from '#app/lib/operator-role.ts'
import { messages } from '#app/platform/editing/messages.ne.ts'

/** A registered user as admins see one. */
export const listedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  user_metadata: z.object({ full_name: z.string().nullable(), avatar_url: z.string().nullable() }),
  app_metadata: z.object({ provider: z.string().nullable() }),
  banned: z.boolean(),
  /** In the admin panel; null for other users. A user with a role cannot be banned. */
  role: z.enum(operatorRoles).nullable(),
  /** The account has a second factor, or its address had one as an operator's. */
  has_second_factor: z.boolean(),
})

export type ListedUser = z.output<typeof listedUser>

/** Orders that a list of users may be asked for. */
export const userOrders = ['-created_at', 'email', 'last_sign_in_at'] as const

/** What an admin may change of a user. */
export const banFields = (lang: Lang) =>
  mini.strictObject({ banned: mini.boolean(messages[lang].notYesOrNo) })
