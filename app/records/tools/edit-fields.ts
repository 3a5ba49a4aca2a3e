import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

export const toolCategories = [
  'Utility',
  'Telecom',
  'Finance',
  'Converter',
  'Generator',
  'Safety',
  'Internet',
] as const

/** What the form offers; each has a drawing in `ui/icons`. */
export const toolIcons = [
  'tool',
  'phone',
  'mail',
  'message-circle',
  'dollar-sign',
  'bitcoin',
  'currency-rupee',
  'currency-dollar',
  'credit-card',
  'trending-up',
  'bar-chart',
  'pie-chart',
  'calendar',
  'calendar-days',
  'clock',
  'hourglass',
  'qr-code',
  'file',
  'file-text',
  'clipboard',
  'database',
  'layers',
  'map',
  'map-pin',
  'compass',
  'globe',
  'navigation',
  'flag',
  'search',
  'settings',
  'sliders',
  'toggle-left',
  'eye',
  'wrench',
  'scissors',
  'key',
  'shield',
  'bell',
  'arrow-right-left',
  'refresh-ccw',
] as const

/** A tool as an admin writes it, for the form and the server alike. */
export function toolFields(lang: Lang) {
  const say = messages[lang]
  const { required, optional, url, flag, order, choice } = fieldsIn(lang)
  return z.strictObject({
    name: required(say.nameRequired, 120),
    name_ne: optional(120),
    path: required(say.pathRequired, 120).check(
      z.startsWith('/', say.pathSlash),
      // Two slashes in a row would lead to another host.
      z.regex(/^\/($|[a-z0-9-]+(\/[a-z0-9-]+)*$)/, say.pathForm),
    ),
    description: required(say.descriptionRequired, 1000),
    description_ne: optional(1000),
    icon_name: choice(toolIcons),
    category: choice(toolCategories),
    is_active: flag(true),
    sort_order: order(),
    seo_title: optional(200),
    seo_title_ne: optional(200),
    seo_description: optional(500),
    seo_description_ne: optional(500),
    seo_keywords: optional(500),
    seo_keywords_ne: optional(500),
    og_image: url(),
  })
}

export type ToolFields = z.output<ReturnType<typeof toolFields>>
