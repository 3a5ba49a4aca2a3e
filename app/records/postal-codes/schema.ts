import { latinDigits } from 'bikram-sambat-calendar/digits'
import * as z from 'zod/mini'
import { checkedAt, equals } from '#app/platform/editing/list-query.ts'
import { choice, defineRecord, flag, localTexts, optional, required } from '#app/platform/editing/record.ts'
import { districtSpellings, provinces, spellingsOfProvince } from './districts.ts'
import { messages } from './messages.ne.ts'
import { officeTypes } from './post-offices.ts'

const message = localTexts(messages)
const half = { isHalf: true }
const code = required(message('codeRequired'), { ...half, max: 5, inputMode: 'numeric', typed: latinDigits })
const name = required(message('nameRequired'), { ...half, max: 80 })
const nepaliName = optional({ ...half, max: 80 })
const day = optional({ ...half, max: 10, type: 'date' })

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
    code: {
      ...code,
      edited: (lang) =>
        code.edited(lang).check(z.overwrite(latinDigits), z.regex(/^\d{5}$/, message('codeForm')(lang))),
      read: z.string().check(z.regex(/^\d{5}$/)),
    },
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
    name: {
      ...name,
      edited: (lang) => name.edited(lang).check(z.refine(isLinePart, message('nameForm')(lang))),
    },
    name_ne: {
      ...nepaliName,
      edited: (lang) =>
        nepaliName
          .edited(lang)
          .check(z.refine((text) => text === null || isLinePart(text), message('nameForm')(lang))),
    },
    office_type: choice(officeTypes, half),
    source: optional(),
    checked_on: {
      ...day,
      edited: (lang) =>
        day
          .edited(lang)
          .check(
            z.refine(
              (text) => text === null || z.iso.date().safeParse(text).success,
              message('dayForm')(lang),
            ),
          ),
      read: z.nullable(z.iso.date()),
    },
    is_active: flag(true),
  },
})

/** The browser gets the offices as lines of parts. */
function isLinePart(text: string): boolean {
  return !/[|\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
