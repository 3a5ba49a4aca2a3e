import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

/** An internet provider as an admin writes it, for the form and the server alike. */
export function providerFields(lang: Lang) {
  const { required, optional, url, picture, flag, order } = fieldsIn(lang)
  return z.strictObject({
    name: required(messages[lang].nameRequired),
    name_ne: optional(),
    logo_url: picture(),
    website_url: url(),
    contact_number: optional(60),
    description: optional(1000),
    description_ne: optional(1000),
    is_active: flag(true),
    sort_order: order(),
  })
}

export type ProviderFields = z.output<ReturnType<typeof providerFields>>
