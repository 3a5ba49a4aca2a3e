import { useEffect, useSyncExternalStore } from 'react'

/** Why the server refuses the admin API to a signed-in user. */
export type Refusal = 'denied' | 'factor-needed' | 'factor-lost'

interface Access {
  refusal: Refusal | undefined
  /** Number of forms on screen with unsaved input. */
  unsavedForms: number
  /** Maintenance mode is on. */
  isInMaintenance: boolean
  /** How often something was saved: what waits may be less then. */
  saves: number
}

const initial: Access = { refusal: undefined, unsavedForms: 0, isInMaintenance: false, saves: 0 }
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

/** Whether the last call was refused, and whether there is unsaved input. */
export function useAccess(): Access {
  return useSyncExternalStore(
    listen,
    () => access,
    () => initial,
  )
}

/** Called after each answer; undefined when it was no refusal. */
export function setRefusal(refusal: Refusal | undefined): void {
  if (access.refusal !== refusal) change({ refusal })
}

export function setMaintenance(isInMaintenance: boolean): void {
  if (access.isInMaintenance !== isInMaintenance) change({ isInMaintenance })
}

export function countSave(): void {
  change({ saves: access.saves + 1 })
}

/** While a form has unsaved input, the panel stays on screen even when the session ends. */
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

/** @param reason of the answer, see `server/auth/operators/gate.ts` */
export function refusalOf(reason: unknown): Refusal | undefined {
  return typeof reason === 'string' ? refusals[reason] : undefined
}
