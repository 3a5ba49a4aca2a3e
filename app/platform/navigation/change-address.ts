/** The event that these functions dispatch on `window` after each change. */
export const addressChange = 'addresschange'

/** Changes the address without a new history entry. Browsers limit the rate: a refused change is only logged. */
export function replaceAddress(address: string): void {
  change('replaceState', address)
}

/** Changes the address with a new history entry. */
export function pushAddress(address: string): void {
  change('pushState', address)
}

/** Changes the query alone; path and hash stay. */
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

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** False for clicks that the browser handles itself: new tab, new window, download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
