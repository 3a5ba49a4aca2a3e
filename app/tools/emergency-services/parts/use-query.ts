import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const maxQueryLength = 60

/**
 * What stands in the search box. A form that was sent without JavaScript, or a link, brings it in the address; what is
 * typed stays in the browser, and an address that no longer tells the truth loses its query.
 */
export function useQuery() {
  const [params] = useSearchParams()
  const [query, setQuery] = useState(params.get('q')?.slice(0, maxQueryLength) ?? '')
  const change = (text: string) => {
    setQuery(text)
    if (location.search) history.replaceState(history.state, '', location.pathname + location.hash)
  }
  return { query, setQuery: change }
}
