import * as z from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { messages } from './messages.ne.ts'
import { numberFields } from './number-fields.ts'
import { textFields } from './text-fields.ts'

/**
 * The field types of forms, with error texts in one language. The form and the server parse with the same ones. A missing
 * field gets its default before it is checked, so that defaults follow the rules too.
 */
export function fieldsIn(lang: Lang) {
  const say = messages[lang]
  const oneOf = <const Value extends string | number>(offered: readonly Value[]) =>
    z.literal([...offered], say.notOffered)
  return {
    ...textFields(lang),
    ...numberFields(lang),
    flag: (initially: boolean) => z._default(z.boolean(say.notYesOrNo), initially),
    /** Yes, no, or not known. */
    maybe: () => z._default(z.nullable(z.boolean(say.notYesOrNo)), null),
    oneOf,
    /** One of the offered values; the first is the default. */
    choice: <const Value extends string | number>(offered: readonly Value[]) =>
      z.prefault(oneOf(offered), offered[0] as Value),
  }
}
