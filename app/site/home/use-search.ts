import { useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router'

export interface Search {
  /** What stands in the box. */
  query: string
  setQuery: (query: string) => void
}

const maxLength = 100

/** The home page's search: in the address as `q`, so that a result can be sent to somebody. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams()
  const given = params.get('q')?.slice(0, maxLength) ?? ''
  const [query, setQuery] = useState(given)

  // Back and forward change the box. What is typed changes the address instead, which may lag behind a fast typist.
  const [followed, setFollowed] = useState(given)
  const moved = useNavigationType() === NavigationType.Pop
  if (given !== followed) {
    setFollowed(given)
    if (moved) setQuery(given)
  }

  const change = (text: string) => {
    setQuery(text)
    // Every key is no step of history.
    setParams(text.trim() ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }
  return { query, setQuery: change }
}
