import type { SubjectKind } from '#app/records/corrections/fields.ts'

/** A report as the server sends it. */
export interface Correction {
  id: string
  subject_kind: SubjectKind
  subject_key: string
  subject_name: string
  subject_name_ne: string | null
  subject_value: string
  message: string | null
  link: string | null
  lang: 'en' | 'ne'
  state: 'open' | 'accepted' | 'declined'
  reason: string | null
  reason_ne: string | null
  decided_at: string | null
  created_at: string
  /** The entry now; null where it is deleted. */
  current: {
    name: string
    name_ne: string | null
    value: string
    path: string
    editor: string | null
    is_published: boolean
  } | null
}

/** Whether the entry shows what it showed when it was reported. */
export function isUnchanged({ current, subject_value }: Correction): boolean {
  return current?.value === subject_value
}
