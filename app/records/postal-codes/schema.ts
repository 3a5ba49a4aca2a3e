import { latinDigits } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import { checkedAt, equals } from '#app/platform/editing/list-query.ts'
import { choice, defineRecord, flag, localTexts, optional, required } from '#app/platform/editing/record.ts'
import { districtSpellings, provinces, spellingsOfProvince } from './districts.ts'
import { messages } from './messages.ne.ts'
import { officeTypes } from './post-offices.ts'

const message = localTexts(messages)
const half = { isHalf: true }
const code = required(message('codeRequired'), {
  ...half,
  max: 5,
  inputMode: 'numeric',
  typed: latinDigits,
  rule: [/^\d{5}$/, message('codeForm')],
})
const name = { ...half, max: 80, rule: [isLinePart, message('nameForm')] } as const
const day = optional({
  ...half,
  max: 10,
  type: 'date',
  rule: [(text) => z.iso.date().safeParse(text).success, message('dayForm')],
})

export const postalRecord = defineRecord({
  listed: ['name', 'code', 'district', 'office_type'],
  sortable: ['code', 'district', 'office_type'],
  filters: {
    province: {
      column: 'district',
      values: Object.fromEntries(
        provinces.map(({ number }) => [String(number), { in: spellingsOfProvince(number) }]),
      ),
    },
    district: equals('district', districtSpellings),
    type: equals('office_type', officeTypes),
    checked: checkedAt('checked_on'),
  },
  readOnly: {},
  fields: {
    code: { ...code, read: z.string().check(z.regex(/^\d{5}$/)) },
    district: {
      edited: (lang) => z.enum(districtSpellings, message('districtRequired')(lang)),
      read: z.string(),
      control: {
        kind: 'select',
        initial: '',
        options: districtSpellings,
        isRequired: true,
        isHalf: true,
      },
    },
    name: required(message('nameRequired'), name),
    name_ne: optional(name),
    office_type: choice(officeTypes, half),
    source: optional(),
    checked_on: { ...day, read: z.nullable(z.iso.date()) },
    is_active: flag(true),
  },
})

/** The browser gets the offices as lines of parts. */
function isLinePart(text: string): boolean {
  return !/[|\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
