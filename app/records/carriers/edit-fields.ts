import { latinDigits } from 'bikram-sambat/digits'
import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { carrierColours } from './carrier.ts'
import { messages } from './messages.ne.ts'

export const technologies = ['GSM', 'CDMA', 'CDMA/GSM', '4G', '5G'] as const
export const carrierIcons = ['phone', 'smartphone', 'zap', 'users', 'building', 'hash'] as const
export const carrierStatuses = ['operating', 'ended'] as const
const most = 100

/** A carrier as an admin writes it, for the form and the server alike. */
export function carrierFields(lang: Lang) {
  const say = messages[lang]
  const { required, optional, flag, order, oneOf, choice } = fieldsIn(lang)
  const prefixes = z
    .pipe(
      z.array(z.string(say.prefixForm), say.prefixRequired).check(z.maxLength(2 * most, say.tooManyPrefixes)),
      z.transform(withoutEmpty),
    )
    .check(
      z.refine((list) => list.length > 0, { message: say.prefixRequired, abort: true }),
      z.refine((list) => list.length <= most, { message: say.tooManyPrefixes, abort: true }),
      z.refine((list) => list.every((prefix) => /^\d{3}$/.test(prefix)), {
        message: say.prefixForm,
        abort: true,
      }),
      z.refine((list) => new Set(list).size === list.length, say.prefixesTwice),
    )
  return z.strictObject({
    name: required(say.nameRequired),
    name_ne: optional(),
    technology: z.enum(technologies, say.technologyRequired),
    prefixes,
    icon_name: choice(carrierIcons),
    color: z.optional(oneOf(carrierColours)),
    /** The names under which others know a colour; `color` is believed first. */
    color_class: z.optional(oneOf(carrierColours.map((colour) => `text-${colour}-600` as const))),
    bg_color_class: z.optional(oneOf(carrierColours.map((colour) => `bg-${colour}-100` as const))),
    description: optional(1000),
    description_ne: optional(1000),
    status: choice(carrierStatuses),
    status_note: optional(500),
    status_note_ne: optional(500),
    is_active: flag(true),
    sort_order: order(),
  })
}

export type CarrierFields = z.output<ReturnType<typeof carrierFields>>

/** The form always keeps one empty row. */
function withoutEmpty(prefixes: string[]): string[] {
  return prefixes.map((prefix) => latinDigits(prefix.trim())).filter(Boolean)
}
