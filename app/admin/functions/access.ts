import { useEffect, useSyncExternalStore } from 'react'

/** Why the server refuses the admin functions to a user who is signed in. */
export type Refusal = 'denied' | 'factor-needed' | 'factor-lost'

interface Access {
  refusal: Refusal | undefined
  /** How many forms on screen hold input that is not saved. */
  unsavedForms: number
  /** Visitors see the message in place of the site. */
  isInMaintenance: boolean
}

const initial: Access = { refusal: undefined, unsavedForms: 0, isInMaintenance: false }
let access = initial
const listeners = new Set<() => void>()

function change(next: Partial<Access>): void {
  access = { ...access, ...next }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the last call was refused, and whether something on screen would be lost. */
export function useAccess(): Access {
  return useSyncExternalStore(
    listen,
    () => access,
    () => initial,
  )
}

/** Called after each answer of the server: undefined when it was not a refusal. */
export function setRefusal(refusal: Refusal | undefined): void {
  if (access.refusal !== refusal) change({ refusal })
}

export function setMaintenance(isInMaintenance: boolean): void {
  if (access.isInMaintenance !== isInMaintenance) change({ isInMaintenance })
}

/** While a form holds unsaved input, the panel stays on screen whatever happens to the session. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    change({ unsavedForms: access.unsavedForms + 1 })
    return () => change({ unsavedForms: access.unsavedForms - 1 })
  }, [isUnsaved])
}

const refusals: Readonly<Record<string, Refusal>> = {
  access_denied: 'denied',
  second_factor_needed: 'factor-needed',
  second_factor_lost: 'factor-lost',
}

/** @param reason as the gate of the admin functions names it in its answer */
export function refusalOf(reason: unknown): Refusal | undefined {
  return typeof reason === 'string' ? refusals[reason] : undefined
}
