import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import {
  jsonFrom,
  listenToPersonal,
  type PersonalRecord,
  recordFrom,
  storedText,
} from '#app/platform/personal/personal-record.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'

/** Of an entry in a list of the page. */
export const rowStyle = 'flex min-h-11 items-center gap-1 rounded-lg border border-line ps-3'

interface RowButtonProps {
  icon: IconName
  label: string
  /** Does nothing now; it can still have the focus, so that a keyboard does not lose it at the end of the list. */
  isOff?: boolean
  onPress: () => void
}

export function RowButton({ icon, label, isOff = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      data-remove={icon === 'x' ? '' : undefined}
      className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}

/** The button that removes the entry at a place of a list; that of the last one where there are fewer. */
export function removeButtonAt(place: number, list: Element | null): HTMLElement | undefined {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  return buttons[place] ?? buttons.at(-1)
}

export interface Choices {
  /** The day in Nepal, `YYYY-MM-DD`. */
  day: string
  /** Path and name. */
  tools: readonly (readonly [path: string, name: string])[]
  /** Code, and code with name. */
  currencies: readonly (readonly [code: string, name: string])[]
}

/** What the parts of the page change and announce. */
export interface PartProps {
  record: PersonalRecord
  /** Whether it was stored. */
  change: (changes: Partial<PersonalRecord>) => boolean
  /** For screen readers: what is seen on the page. */
  announce: (text: string) => void
}

/** The record of this browser, as any tab changed it last; empty on the server. */
export function usePersonal(): PersonalRecord {
  const stored = useSyncExternalStore(listenToPersonal, storedText, () => null)
  return useMemo(() => recordFrom(jsonFrom(stored)), [stored])
}

/** Moves the focus once the change that is being made has been drawn: what had it may be gone. */
export function useFocusLater(): (find: () => HTMLElement | null | undefined) => void {
  const wanted = useRef<() => HTMLElement | null | undefined>(undefined)
  useLayoutEffect(() => {
    wanted.current?.()?.focus()
    wanted.current = undefined
  })
  return (find) => {
    wanted.current = find
  }
}
