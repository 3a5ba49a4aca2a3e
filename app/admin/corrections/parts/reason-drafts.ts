import { useSyncExternalStore } from 'react'

/** A reason in both languages, as typed. */
export interface ReasonDraft {
  reason: string
  reason_ne: string
}

const none: ReasonDraft = { reason: '', reason_ne: '' }

/** The draft of the dialog for selected reports; the others have the id of their report. */
export const draftOfSelected = 'selected'

/** Of the document, not of the screen: an editor can be opened in between. */
let drafts: ReadonlyMap<string, ReasonDraft> = new Map()
const listeners = new Set<() => void>()

function change(next: ReadonlyMap<string, ReasonDraft>): void {
  drafts = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useDrafts = () =>
  useSyncExternalStore(
    listen,
    () => drafts,
    () => drafts,
  )

/** What is typed for a report, and a function that changes it. */
export function useReasonDraft(id: string): [ReasonDraft, (change: Partial<ReasonDraft>) => void] {
  const draft = useDrafts().get(id) ?? none
  return [draft, (typed) => change(new Map(drafts).set(id, { ...draft, ...typed }))]
}

/** Whether a reason is typed for any report. */
export function useHasReasonDrafts(): boolean {
  return [...useDrafts().values()].some(({ reason, reason_ne }) => reason !== '' || reason_ne !== '')
}

/** After their decision; without ids all are forgotten. */
export function forgetReasonDrafts(ids: readonly string[] = [...drafts.keys()]): void {
  change(new Map([...drafts].filter(([id]) => !ids.includes(id))))
}
