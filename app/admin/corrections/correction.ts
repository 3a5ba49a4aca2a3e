import type { Correction } from '#app/records/corrections/listed.ts'

/** Whether the entry shows what it showed when it was reported. */
export function isUnchanged({ current, subject_value }: Correction): boolean {
  return current?.value === subject_value
}
