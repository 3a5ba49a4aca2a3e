import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import { messages } from './messages.ne.ts'

const longestQuery = 1000

/** The sections whose lists have saved views. */
export const viewSections = [
  'tools',
  'banks',
  'carriers',
  'internet-providers',
  'internet-plans',
  'emergency-numbers',
  'postal-codes',
] as const

const query = z.string().check(z.maxLength(longestQuery), z.regex(/^[\w=&%+.*~-]*$/))

/** What an operator names. */
export const viewName = (lang: Lang) =>
  z.strictObject({ name: fieldsIn(lang).required(messages[lang].nameRequired, 60) })

export const viewFields = (lang: Lang) => z.extend(viewName(lang), { section: z.enum(viewSections), query })

/** A saved view as its operator reads it. `query` is that of the section's address. */
export const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  updated_at: z.iso.datetime(),
})

export type SavedView = z.output<typeof savedView>
