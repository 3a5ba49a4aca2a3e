import { z } from 'zod'
import * as mini from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { operatorRoles } from '#app/lib/operator-role.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import type { Control } from '#app/platform/editing/record.ts'
import { messages } from './messages.ne.ts'

/** An operator as other operators see one. */
const listedOperator = z.object({
  /** Null for an address of ADMIN_EMAILS, which the panel cannot change. */
  id: z.uuid().nullable(),
  email: z.string(),
  /** Null until an operator chooses one: the row has a role that is gone. */
  role: z.enum(operatorRoles).nullable(),
  invited_by: z.string().nullable(),
  invited_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime().nullable(),
  /** False until the owner of the address has signed in as the invitation asks. */
  has_access: z.boolean(),
  /** The invitation was not accepted in time. It gives and reserves nothing until it is sent again. */
  is_expired: z.boolean(),
  last_sign_in_at: z.iso.datetime().nullable(),
  has_second_factor: z.boolean(),
})

export type ListedOperator = z.output<typeof listedOperator>

export const operatorList = z.object({ operators: z.array(listedOperator) })

export type OperatorList = z.output<typeof operatorList>

const email = (lang: Lang) => {
  const { emailInvalid } = messages[lang]
  return fieldsIn(lang).required(emailInvalid, 254).check(mini.toLowerCase(), mini.email(emailInvalid))
}

const role = (lang: Lang) => fieldsIn(lang).oneOf(operatorRoles)

export const invitationFields = (lang: Lang) => mini.strictObject({ email: email(lang), role: role(lang) })

export const roleFields = (lang: Lang) => mini.strictObject({ role: role(lang) })

export const roleControls = {
  role: { kind: 'select', initial: 'editor', options: operatorRoles, isRequired: true } satisfies Control,
}

export const invitationControls = {
  email: { kind: 'text', initial: '', maxLength: 254, isRequired: true } satisfies Control,
  ...roleControls,
}
