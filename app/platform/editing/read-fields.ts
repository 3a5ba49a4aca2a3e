import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { words } from './words.ts'

/** What is wrong, by the name of the field; the first fault of each. */
export type Faults = Readonly<Record<string, string>>

export type ReadFields<Fields> = { ok: true; fields: Fields } | { ok: false; faults: Faults }

/** Everything that a new row needs, what was left out filled in. */
export function readFields<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  lang: Lang,
): ReadFields<z.output<typeof schema>> {
  const read = schema.safeParse(given)
  return read.success ? { ok: true, fields: read.data } : { ok: false, faults: faultsOf(read.error, lang) }
}

/** Only what was given: a field that is not there keeps its value, it does not go back to its default. */
export function readChanges<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  lang: Lang,
): ReadFields<Partial<z.output<typeof schema>>> {
  const read = z.partial(schema).safeParse(given)
  if (!read.success) return { ok: false, faults: faultsOf(read.error, lang) }
  const names = new Set(Object.keys(Object(given) as object))
  const changed = Object.entries(read.data).filter(([name]) => names.has(name))
  return { ok: true, fields: Object.fromEntries(changed) as Partial<z.output<typeof schema>> }
}

/** A request that is no object at all has its fault under `request`. */
function faultsOf({ issues }: z.core.$ZodError, lang: Lang): Faults {
  const faults: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) faults[key] ??= words[lang].unknownField
    } else if (issue.path.length === 0) faults.request ??= words[lang].notAnObject
    else faults[issue.path.join('.')] ??= issue.message
  }
  return faults
}
