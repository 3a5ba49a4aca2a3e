import { latinDigits } from '@chautari/bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { equals } from '#app/platform/editing/list-query.ts'
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

const message = localTexts(messages)
/** The eight named pairs that an operator can choose from. */
const carrierColours = ['blue', 'purple', 'green', 'orange', 'red', 'pink', 'indigo', 'yellow'] as const

const technologies = ['GSM', 'CDMA', 'CDMA/GSM', '4G', '5G'] as const
const statuses = ['operating', 'ended'] as const
const mostPrefixes = 100

export const carrierRecord = defineRecord({
  listed: ['name', 'technology', 'prefixes'],
  sortable: ['technology'],
  filters: { technology: equals('technology', technologies), status: equals('status', statuses) },
  readOnly: {},
  fields: {
    name: required(message('nameRequired')),
    name_ne: optional(),
    prefixes: {
      edited: prefixesIn,
      read: z.array(z.string().check(z.regex(/^\d{3}$/))),
      control: { kind: 'custom', initial: [] },
    },
    technology: {
      ...choice(technologies, { isRequired: true, isHalf: true }),
      edited: (lang) => z.enum(technologies, message('technologyRequired')(lang)),
    },
    color: {
      ...choice(carrierColours, { isHalf: true }),
      edited: (lang) => z.optional(fieldsIn(lang).oneOf(carrierColours)),
      read: z.enum(carrierColours),
    },
    /** The names under which others know a colour; `color` takes precedence. */
    color_class: colourClass((colour) => `text-${colour}-600` as const),
    bg_color_class: colourClass((colour) => `bg-${colour}-100` as const),
    icon_name: choice(['phone', 'smartphone', 'zap', 'users', 'building', 'hash'], { kind: 'icons' }),
    description: optional({ max: 1000, kind: 'area' }),
    description_ne: optional({ max: 1000, kind: 'area' }),
    status: { ...choice(statuses), read: z.enum(statuses) },
    status_note: optional({ max: 500, kind: 'area', rows: 2 }),
    status_note_ne: optional({ max: 500, kind: 'area', rows: 2 }),
    is_active: flag(true),
    sort_order: order(),
  },
})

function prefixesIn(lang: Lang) {
  const text = messages[lang]
  const rule = (isMet: (prefixes: string[]) => boolean, error: string) =>
    z.refine<string[]>(isMet, { message: error, abort: true })
  return z
    .pipe(
      z
        .array(z.string(text.prefixForm), text.prefixRequired)
        .check(z.maxLength(2 * mostPrefixes, text.tooManyPrefixes)),
      // The form always has one empty row.
      z.transform((prefixes) => prefixes.map((prefix) => latinDigits(prefix.trim())).filter(Boolean)),
    )
    .check(
      rule((prefixes) => prefixes.length > 0, text.prefixRequired),
      rule((prefixes) => prefixes.length <= mostPrefixes, text.tooManyPrefixes),
      rule((prefixes) => prefixes.every((prefix) => /^\d{3}$/.test(prefix)), text.prefixForm),
      rule((prefixes) => new Set(prefixes).size === prefixes.length, text.prefixesTwice),
    )
}

function colourClass<Name extends string>(nameOf: (colour: (typeof carrierColours)[number]) => Name) {
  return {
    edited: (lang: Lang) => z.optional(fieldsIn(lang).oneOf(carrierColours.map(nameOf))),
    read: z.string(),
    control: null,
  }
}
