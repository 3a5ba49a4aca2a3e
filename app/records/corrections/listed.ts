import { z } from 'zod'
import { subjectKinds } from './fields.ts'

const optional = z.string().nullable()

/** A report as operators see it. */
export const correction = z.object({
  id: z.uuid(),
  subject_kind: z.enum(subjectKinds),
  subject_key: z.string(),
  subject_name: z.string(),
  subject_name_ne: optional,
  subject_value: z.string(),
  /** What the visitor wrote; null once it is deleted. */
  message: optional,
  link: optional,
  lang: z.enum(['en', 'ne']),
  state: z.enum(['open', 'accepted', 'declined']),
  reason: optional,
  reason_ne: optional,
  decided_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** The entry now; null where it is deleted. */
  current: z
    .object({
      name: z.string(),
      name_ne: optional,
      value: z.string(),
      path: z.string(),
      editor: optional,
      is_published: z.boolean(),
    })
    .nullable(),
})

export type Correction = z.output<typeof correction>
