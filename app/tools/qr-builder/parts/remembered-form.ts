import { useMemo, useSyncExternalStore } from 'react'
import { nameFrom, numberFrom, type Payment, serviceOf } from '../qr-payload.ts'

const storageKey = 'qr-builder-form'
const listeners = new Set<() => void>()

/** The form stored in this browser at the visitor's request; undefined when there is none. */
export function useRememberedForm(): Payment | undefined {
  const stored = useSyncExternalStore(listen, readStored, () => null)
  return useMemo(() => formFrom(stored), [stored])
}

/**
 * Where storage is blocked, nothing is stored and the checkbox stays empty.
 * @param form undefined: none is kept
 */
export function storeForm(form: Payment | undefined): void {
  try {
    if (form) localStorage.setItem(storageKey, JSON.stringify(form))
    else localStorage.removeItem(storageKey)
  } catch {
    return
  }
  for (const changed of listeners) changed()
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function formFrom(stored: string | null): Payment | undefined {
  if (stored === null) return undefined
  try {
    const kept = JSON.parse(stored) as Record<string, unknown> | null
    const { service, bankCode, name, number } = kept ?? {}
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const known = serviceOf(text(service))
    return {
      service: known,
      bankCode: text(bankCode),
      name: nameFrom(text(name)),
      number: numberFrom(text(number), known).number,
    }
  } catch {
    return undefined
  }
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
