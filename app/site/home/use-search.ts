import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

export interface Search {
  /** What stands in the box. */
  query: string
  setQuery: (query: string) => void
}

const maxLength = 100

/** The home page's search: in the address as `q`, so that a result can be sent to somebody. */
export function useSearch(): Search {
  const { search } = useLocation()
  const given = new URLSearchParams(search).get('q')?.slice(0, maxLength) ?? ''
  const [query, setQuery] = useState(given)

  // Back and forward, and links with a query, change the box.
  useEffect(() => setQuery(given), [given])

  return { query, setQuery: (text) => change(text, setQuery) }
}

/** Writes the address without a navigation: nothing has to be loaded, and every key is no step of history. */
function change(text: string, setQuery: (query: string) => void) {
  const address = new URL(location.href)
  if (text.trim()) address.searchParams.set('q', text)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
  setQuery(text)
}
