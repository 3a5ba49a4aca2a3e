import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { numberFields } from './number-fields.ts'
import { textFields } from './text-fields.ts'
import { words } from './words.ts'

/**
 * The kinds of fields that forms are made of, each telling its faults in a language. The form and the server read with
 * the same ones. What was left out is filled in before it is looked at, so that no default slips past a rule.
 */
export function fieldsIn(lang: Lang) {
  const say = words[lang]
  const oneOf = <const Value extends string | number>(offered: readonly Value[]) =>
    z.literal([...offered], say.notOffered)
  return {
    ...textFields(lang),
    ...numberFields(lang),
    flag: (initially: boolean) => z._default(z.boolean(say.notYesOrNo), initially),
    /** Yes, no, or not known. */
    maybe: () => z._default(z.nullable(z.boolean(say.notYesOrNo)), null),
    oneOf,
    /** One of the offered values, the first of them unless another is chosen. */
    choice: <const Value extends string | number>(offered: readonly Value[]) =>
      z.prefault(oneOf(offered), offered[0] as Value),
  }
}
