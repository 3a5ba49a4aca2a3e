import { latinDigits } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { checkedAt, equals } from '#app/platform/editing/list-query.ts'
import {
  choice,
  defineRecord,
  flag,
  localTexts,
  optional,
  order,
  required,
} from '#app/platform/editing/record.ts'
import { messages } from './messages.ne.ts'
import { categoryIds, isDialable, listOf } from './number.ts'

const message = localTexts(messages)
const confidences = ['medium', 'high'] as const
const number = required(message('numberRequired'), {
  max: 24,
  type: 'tel',
  isHalf: true,
  typed: latinDigits,
  rule: [isDialable, message('numberForm')],
})
const otherNumbers = optional({ max: 200, type: 'tel', isHalf: true, typed: latinDigits })
const half = { isHalf: true }
const long = { max: 500, kind: 'area', rows: 2 } as const

export const emergencyRecord = defineRecord({
  listed: ['name', 'name_ne', 'number', 'category', 'checked_on'],
  sortable: ['number', 'category', 'checked_on'],
  filters: {
    category: equals('category', categoryIds),
    confidence: equals('confidence', confidences),
    checked: checkedAt('checked_on'),
  },
  readOnly: {},
  fields: {
    category: { ...choice(categoryIds, { ...half, isRequired: true }), read: z.enum(categoryIds) },
    confidence: { ...choice(confidences, half), read: z.enum(confidences) },
    name: required(message('nameRequired'), half),
    name_ne: optional(half),
    number: { ...number, read: z.string().check(z.refine(isDialable)) },
    other_numbers: { ...otherNumbers, edited: otherNumbersIn },
    short_name: optional({ ...half, max: 20 }),
    short_name_ne: optional({ ...half, max: 20 }),
    search_words: optional({ max: 300 }),
    description: optional(long),
    description_ne: optional(long),
    address: optional(half),
    address_ne: optional(half),
    email: optional({ ...half, rule: [(text) => z.email().safeParse(text).success, message('emailForm')] }),
    is_old_number: flag(false),
    note: optional(long),
    note_ne: optional(long),
    /** One in a line. */
    sources: required(message('sourcesRequired'), { max: 1000, kind: 'area' }),
    sources_ne: optional({ max: 1000, kind: 'area' }),
    checked_on: {
      edited: (lang) => z.iso.date(message('dayRequired')(lang)),
      read: z.iso.date(),
      control: { kind: 'text', initial: '', type: 'date', isRequired: true, isHalf: true },
    },
    is_active: flag(true),
    sort_order: order(),
  },
})

/** Written with a comma and a space between them. */
function otherNumbersIn(lang: Lang) {
  return z
    .pipe(
      otherNumbers.edited(lang),
      z.transform((text) => listOf(latinDigits(text ?? '')).join(', ') || null),
    )
    .check(z.refine((text) => listOf(text).every(isDialable), message('otherNumbersForm')(lang)))
}
