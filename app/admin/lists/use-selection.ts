import { useState } from 'react'
import type { FilterValues } from '#app/platform/editing/list-query.ts'
import type { List } from './use-list.ts'

/** The selected rows as `POST …/bulk` takes them. */
type SelectedRows = { ids: string[] } | { where: FilterValues; except: string[] }

export interface Selection {
  count: number
  /** All that match, on every page, but for those that were left out. */
  isMatching: boolean
  isPage: boolean
  rows: SelectedRows
  has: (id: string) => boolean
  /** @param isRange also sets the rows between this one and the last one that was pressed */
  toggle: (id: string, isRange: boolean) => void
  togglePage: () => void
  selectMatching: () => void
  clear: () => void
}

interface State {
  /** The search and filters that it belongs to. */
  key: string
  /** `ids` are those that are not selected. */
  isInverted: boolean
  ids: ReadonlySet<string>
  last?: string
}

/**
 * Selected rows of a list. They stay on other pages and in another order, until search or filters change.
 *
 * @param shown the rows of this page in the order on screen
 */
export function useSelection({ where, total }: List<unknown>, shown: readonly { id: string }[]): Selection {
  const key = JSON.stringify(where)
  const none: State = { key, isInverted: false, ids: new Set() }
  const [stored, setStored] = useState(none)
  const state = stored.key === key ? stored : none
  const { isInverted, ids, last } = state
  const page = shown.map(({ id }) => id)
  const has = (id: string) => ids.has(id) !== isInverted
  const isPage = page.length > 0 && page.every(has)
  const set = (changed: readonly string[], isOn: boolean, pressed?: string) => {
    const next = new Set(ids)
    for (const id of changed) {
      if (isOn === isInverted) next.delete(id)
      else next.add(id)
    }
    setStored({ ...state, ids: next, ...(pressed !== undefined && { last: pressed }) })
  }
  return {
    count: isInverted ? Math.max(0, total - ids.size) : ids.size,
    isMatching: isInverted,
    isPage,
    rows: isInverted ? { where, except: [...ids] } : { ids: [...ids] },
    has,
    toggle: (id, isRange) => set(isRange ? rangeOf(page, last, id) : [id], !has(id), id),
    togglePage: () => set(page, !isPage),
    selectMatching: () => setStored({ key, isInverted: true, ids: new Set() }),
    clear: () => setStored(none),
  }
}

/** From one row to another, both included, in either direction. */
function rangeOf(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [one, other] = [page.indexOf(from ?? to), page.indexOf(to)].toSorted((a, b) => a - b)
  return one === undefined || one < 0 ? [to] : page.slice(one, (other ?? one) + 1)
}
