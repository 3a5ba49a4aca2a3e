/** Name of the event that follows each change by these functions. */
export const addressChange = 'addresschange'

/** Changes the address without a step of history. A browser may refuse too many changes: then it stays as it is. */
export function replaceAddress(address: string): void {
  change('replaceState', address)
}

/** Changes the address as a new step of history. */
export function pushAddress(address: string): void {
  change('pushState', address)
}

/** Changes the query alone: the path and what follows the hash stay. */
export function replaceSearch(search: string): void {
  const query = search === '' || search.startsWith('?') ? search : `?${search}`
  if (query !== location.search) replaceAddress(location.pathname + query + location.hash)
}

function change(method: 'pushState' | 'replaceState', address: string): void {
  try {
    history[method](null, '', address)
  } catch (error) {
    console.warn('The address could not be changed', error)
  }
  dispatchEvent(new Event(addressChange))
}
