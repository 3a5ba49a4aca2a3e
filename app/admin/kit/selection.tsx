import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { FilterValues } from '#app/platform/editing/list-query.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { CheckField } from '#app/ui/field.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ne.ts'
import type { List } from './use-list.ts'

/** As `POST …/bulk` takes them. */
type SelectedRows = { ids: string[] } | { where: FilterValues; except: string[] }

interface State {
  /** The search and filters that it belongs to. */
  key: string
  /** `ids` are those that are not selected. */
  isInverted: boolean
  ids: ReadonlySet<string>
  last?: string
}

export type Selection = ReturnType<typeof useSelection>

/** Selected rows of a list. They stay on other pages and in another order, until search or filters change. */
export function useSelection({ where, total, rows }: List<{ id: string }>) {
  const key = JSON.stringify(where)
  const none: State = { key, isInverted: false, ids: new Set() }
  const [stored, setStored] = useState(none)
  const state = stored.key === key ? stored : none
  const { isInverted, ids, last } = state
  const page = rows.map(({ id }) => id)
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
  const selected: SelectedRows = isInverted ? { where, except: [...ids] } : { ids: [...ids] }
  return {
    count: isInverted ? Math.max(0, total - ids.size) : ids.size,
    /** All that match, on every page, but for those that were left out. */
    isMatching: isInverted,
    isPage,
    rows: selected,
    has,
    /** @param isRange also sets the rows between this one and the last one that was pressed */
    toggle: (id: string, isRange: boolean) => set(isRange ? rangeOf(page, last, id) : [id], !has(id), id),
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

/** Above a list: selects the rows of the page, or all that match on every page. */
export function SelectionHead({ list, selection }: { list: List<unknown>; selection: Selection }) {
  const { list: text } = useMessages(messages)
  const lang = useLang()
  const { isPage, isMatching, togglePage, selectMatching } = selection
  return (
    <div className="me-auto flex flex-wrap items-center gap-x-4">
      <CheckField label={text.selectPage} checked={isPage} onChange={togglePage} />
      {!isMatching && list.pages > 1 && (
        <Button onClick={selectMatching}>{text.selectMatching(groupedNumber(lang, list.total))}</Button>
      )}
    </div>
  )
}

interface RowCheckProps {
  id: string
  /** The row's name, for screen readers. */
  name: string
  selection: Selection
}

/** Selects a row. With Shift also those between it and the last one that was pressed. */
export function RowCheck({ id, name, selection }: RowCheckProps) {
  const { list: text } = useMessages(messages)
  return (
    <label className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover">
      <input
        type="checkbox"
        className="size-5 accent-brand"
        aria-label={text.selectRow(name)}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  )
}
