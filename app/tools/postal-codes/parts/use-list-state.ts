import { useCallback, useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router'
import { type ListState, readState } from '../list-state.ts'

/**
 * What the page shows, begun with the address. Links and the browser's own steps change it through the address; what is
 * typed and chosen goes the other way.
 */
export function useListState(districts: ReadonlyMap<string, unknown>) {
  const [params] = useSearchParams()
  const read = () => readState(params, [...districts.keys()])
  const address = params.toString()
  const [state, setState] = useState(read)
  const [followed, setFollowed] = useState(address)
  const ours = useNavigationType() === NavigationType.Replace
  if (address !== followed) {
    setFollowed(address)
    if (!ours) setState(read())
  }
  /** Whatever is changed but the page begins at the first page again, unless the whole list is asked for. */
  const change = useCallback(
    (part: Partial<ListState>) =>
      setState((now) => ({ ...now, page: now.page === 'all' ? 'all' : 1, ...part })),
    [],
  )
  return { state, change }
}
