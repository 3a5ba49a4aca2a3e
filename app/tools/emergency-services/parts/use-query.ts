import { useState } from 'react'
import { useSearch } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'

export const maxQueryLength = 60

/**
 * What stands in the search box. A form that was sent without JavaScript, or a link, brings it in the address; what is
 * typed stays in the browser, and an address that no longer tells the truth loses its query.
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
