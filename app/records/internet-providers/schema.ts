import { present } from '#app/platform/editing/list-query.ts'
import {
  defineRecord,
  flag,
  localTexts,
  optional,
  order,
  picture,
  required,
  url,
} from '#app/platform/editing/record.ts'
import { messages } from './messages.ne.ts'

const message = localTexts(messages)

export const providerRecord = defineRecord({
  listed: ['name', 'name_ne', 'website_url', 'contact_number'],
  sortable: [],
  filters: { logo: present('logo_url') },
  readOnly: {},
  fields: {
    name: required(message('nameRequired')),
    name_ne: optional(),
    website_url: url(),
    contact_number: optional({ max: 60, type: 'tel' }),
    logo_url: picture(),
    description: optional({ max: 1000, kind: 'area' }),
    description_ne: optional({ max: 1000, kind: 'area' }),
    is_active: flag(true),
    sort_order: order(),
  },
})
