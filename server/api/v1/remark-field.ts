import { z } from 'zod'
import type { Remark } from '#app/lib/statement.ts'
import { bilingual } from './day.ts'

/** What has to be said beside a row. In CSV one cell with the kinds and their English sentences. */
export const remarksField = z.array(z.object({ kind: z.string(), text: bilingual }))

export function shownRemarks(remarks: readonly Remark[]): z.output<typeof remarksField> {
  return remarks.map(({ kind, text }) => ({ kind, text: { ...text } }))
}
