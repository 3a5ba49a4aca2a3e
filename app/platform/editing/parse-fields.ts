import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** Error texts by field name, the first of each field. */
export type FieldErrors = Readonly<Record<string, string>>

export type ParsedFields<Fields> = { ok: true; fields: Fields } | { ok: false; fieldErrors: FieldErrors }

/** All fields of a new row; missing ones get their defaults. */
export function parseFields<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  lang: Lang,
): ParsedFields<z.output<typeof schema>> {
  const parsed = schema.safeParse(given)
  return parsed.success
    ? { ok: true, fields: parsed.data }
    : { ok: false, fieldErrors: fieldErrorsOf(parsed.error, lang) }
}

/** Only the given fields: a missing one keeps its value instead of going back to its default. */
export function parseChanges<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  lang: Lang,
): ParsedFields<Partial<z.output<typeof schema>>> {
  const parsed = z.partial(schema).safeParse(given)
  if (!parsed.success) return { ok: false, fieldErrors: fieldErrorsOf(parsed.error, lang) }
  const names = new Set(Object.keys(Object(given) as object))
  const changed = Object.entries(parsed.data).filter(
    ([name, value]) => names.has(name) && value !== undefined,
  )
  return { ok: true, fields: Object.fromEntries(changed) as Partial<z.output<typeof schema>> }
}

/** A request that is no object has its error under `request`. */
function fieldErrorsOf({ issues }: z.core.$ZodError, lang: Lang): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key] ??= messages[lang].unknownField
    } else if (issue.path.length === 0) errors.request ??= messages[lang].notAnObject
    else errors[issue.path.join('.')] ??= issue.message
  }
  return errors
}
