import * as z from 'zod/mini'
import { present } from '#app/platform/editing/list-query.ts'
import {
  defineRecord,
  flag,
  localTexts,
  optional,
  order,
  picture,
  required,
} from '#app/platform/editing/record.ts'
import { messages } from './messages.ne.ts'

const message = localTexts(messages)
const code = required(message('codeRequired'), {
  max: 40,
  typed: (text) => text.toUpperCase(),
  rule: [/^\S+$/, message('codeForm')],
})

export const bankRecord = defineRecord({
  listed: ['name', 'name_ne', 'code'],
  sortable: ['code'],
  filters: { logo: present('logo_url') },
  readOnly: {},
  fields: {
    name: required(message('nameRequired')),
    name_ne: optional(),
    /** The `bankCode` of payment codes: mostly the SWIFT code, not always. */
    code: { ...code, read: z.string().check(z.regex(/^[^a-z\s]+$/)) },
    logo_url: picture(),
    is_active: flag(true),
    sort_order: order(),
  },
})
