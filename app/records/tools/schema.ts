import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { equals } from '#app/platform/editing/list-query.ts'
import {
  choice,
  defineRecord,
  flag,
  localTexts,
  optional,
  order,
  required,
  url,
} from '#app/platform/editing/record.ts'
import { toolIconNames } from '#app/ui/icons/icon-names.ts'
import { messages } from './messages.ne.ts'

const toolCategories = [
  'Utility',
  'Telecom',
  'Finance',
  'Converter',
  'Generator',
  'Safety',
  'Internet',
] as const

const message = localTexts(messages)
const path = required(message('pathRequired'), { max: 120 })

export const toolRecord = defineRecord({
  listed: ['name', 'path', 'category'],
  sortable: ['path', 'category'],
  filters: { category: equals('category', toolCategories) },
  readOnly: { updated_at: z.iso.datetime() },
  fields: {
    name: required(message('nameRequired'), { max: 120 }),
    name_ne: optional({ max: 120 }),
    path: {
      ...path,
      edited: (lang) =>
        path.edited(lang).check(
          z.startsWith('/', message('pathSlash')(lang)),
          // Two slashes in a row would lead to another host.
          z.regex(/^\/($|[a-z0-9-]+(\/[a-z0-9-]+)*$)/, message('pathForm')(lang)),
        ),
    },
    description: required(message('descriptionRequired'), { max: 1000, kind: 'area' }),
    description_ne: optional({ max: 1000, kind: 'area' }),
    category: choice(toolCategories),
    icon_name: choice(toolIconNames, { kind: 'icons' }),
    is_active: flag(true),
    // A tool that comes without one has 0.
    sort_order: { ...order(), edited: (lang: Lang) => z.prefault(order().edited(lang), 0) },
    seo_title: optional({ recommended: 60 }),
    seo_title_ne: optional({ recommended: 60 }),
    seo_description: optional({ max: 500, kind: 'area', recommended: 160 }),
    seo_description_ne: optional({ max: 500, kind: 'area', recommended: 160 }),
    seo_keywords: optional({ max: 500 }),
    seo_keywords_ne: optional({ max: 500 }),
    og_image: url(),
  },
})
