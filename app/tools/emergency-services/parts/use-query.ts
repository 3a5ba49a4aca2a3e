import { useState } from 'react'
import { useSearch } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'

export const maxQueryLength = 60

/**
 * The text of the search box. It starts with the address's query, from a link or a form without JavaScript. Typed text
 * stays in the browser; an outdated query is removed from the address.
 */
export function useQuery() {
  const search = useSearch()
  const [query, setQuery] = useState(
    () => new URLSearchParams(search).get('q')?.slice(0, maxQueryLength) ?? '',
  )
  const change = (text: string) => {
    setQuery(text)
    replaceSearch('')
  }
  return { query, setQuery: change }
}
