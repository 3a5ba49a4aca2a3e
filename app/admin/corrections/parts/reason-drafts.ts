import { useState } from 'react'
import { useUnsaved } from '../../kit/access.tsx'

/** A reason in both languages, as typed. */
interface ReasonDraft {
  reason: string
  reason_ne: string
}

const none: ReasonDraft = { reason: '', reason_ne: '' }

/** The draft of the dialog for selected reports; the others have the id of their report. */
export const draftOfSelected = 'selected'

/** Of the document, not of the screen: an editor can be opened in between. */
const drafts = new Map<string, ReasonDraft>()

/** What is typed for a report, and a function that changes it. */
export function useReasonDraft(id: string): [ReasonDraft, (typed: Partial<ReasonDraft>) => void] {
  const [draft, setDraft] = useState(() => drafts.get(id) ?? none)
  useUnsaved(draft.reason !== '' || draft.reason_ne !== '')
  const change = (typed: Partial<ReasonDraft>) => {
    const next = { ...draft, ...typed }
    drafts.set(id, next)
    setDraft(next)
  }
  return [draft, change]
}

/** After their decision; without ids all are forgotten. */
export function forgetReasonDrafts(ids: Iterable<string> = drafts.keys()): void {
  for (const id of ids) drafts.delete(id)
}
