import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

/** A bank as an admin writes it, for the form and the server alike. */
export function bankFields(lang: Lang) {
  const say = messages[lang]
  const { required, optional, picture, flag, order } = fieldsIn(lang)
  return z.strictObject({
    name: required(say.nameRequired),
    name_ne: optional(),
    code: required(say.codeRequired, 40).check(z.toUpperCase(), z.regex(/^\S+$/, say.codeForm)),
    logo_url: picture(),
    is_active: flag(true),
    sort_order: order(),
  })
}

export type BankFields = z.output<ReturnType<typeof bankFields>>
