import { useSyncExternalStore } from 'react'
import { type Party, partiesOf, type ThirdParties } from './parties.ts'

export type Choice = 'allowed' | 'refused' | 'open'

export const storageKey = 'privacy-choice'
const refused = 'refused'

/**
 * What a visitor decided: `refused`, or the names of those they agreed to. Somebody whom they were not asked about makes
 * it an open question again; a refusal stays one. A browser that asks not to share data has answered already.
 */
export function choiceFrom(
  stored: string | null,
  wanted: readonly Party[],
  globalPrivacyControl: boolean,
): Choice {
  if (globalPrivacyControl || stored === refused) return 'refused'
  const agreed = new Set(stored?.split(' '))
  return wanted.every((party) => agreed.has(party)) ? 'allowed' : 'open'
}

/** With storage blocked the choice holds for this page only, and the visitor is asked again. */
let unstored: string | null = null
const listeners = new Set<() => void>()

export function asksNotToShare(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

export function useChoice(parties: ThirdParties): Choice {
  return useSyncExternalStore(
    listen,
    () => choiceFrom(storedChoice(), partiesOf(parties), asksNotToShare()),
    () => 'open' as const,
  )
}

/** Remembers the choice, and tells every part of the page. */
export function choose(choice: 'allowed' | 'refused', parties: ThirdParties): void {
  unstored = choice === 'allowed' ? partiesOf(parties).join(' ') : refused
  try {
    localStorage.setItem(storageKey, unstored)
  } catch {
    // Held in `unstored`.
  }
  // The stylesheet takes the places of ads away.
  document.documentElement.dataset.choice = choice
  for (const changed of listeners) changed()
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
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
