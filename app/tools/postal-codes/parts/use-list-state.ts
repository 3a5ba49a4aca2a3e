import { type MouseEvent, useCallback, useState } from 'react'
import { useHistoryStep, useSearch } from '#app/platform/navigation/address.ts'
import { pushAddress } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { type ListState, readState } from '../list-state.ts'

/**
 * What the page shows, begun with the address. Links to this page and the browser's own steps change it through the
 * address; what is typed and chosen goes the other way.
 */
export function useListState(districts: ReadonlyMap<string, unknown>) {
  const read = (search: string) => readState(new URLSearchParams(search), [...districts.keys()])
  const search = useSearch()
  const [state, setState] = useState(() => read(search))
  useHistoryStep(() => setState(read(location.search)))
  /** A change of anything but the page returns to the first page, unless the whole list is shown. */
  const change = useCallback(
    (part: Partial<ListState>) =>
      setState((now) => ({ ...now, page: now.page === 'all' ? 'all' : 1, ...part })),
    [],
  )
  /** The whole list is here: a link to another part of it needs no request. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.pathname !== location.pathname) return
    event.preventDefault()
    pushAddress(link.href)
    setState(read(link.search))
    document.getElementById(link.hash.slice(1))?.scrollIntoView()
  }
  return { state, change, follow }
}
