import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { addressChange } from './change-address.ts'

export interface PageAddress {
  /** With its language. */
  pathname: string
  /** The query with its question mark, or empty. */
  search: string
}

/** The address that the page was made for: on the server that of the request, in the browser that of the document. */
export const PageAddressContext = createContext<PageAddress>({ pathname: '/', search: '' })

/** The path of the document, with its language and without the query. */
export const usePath = (): string => useContext(PageAddressContext).pathname

/** The query of the address, also after a change by `replaceAddress` or a step through the history. */
export function useSearch(): string {
  const { search } = useContext(PageAddressContext)
  return useSyncExternalStore(
    listen,
    () => location.search,
    () => search,
  )
}

/** Calls back after a step of the visitor through this document's history (back, forward) to another path or query. */
export function useHistoryStep(follow: () => void): void {
  const step = useEffectEvent(follow)
  useEffect(() => {
    const address = () => location.pathname + location.search
    let known = address()
    const note = () => {
      known = address()
    }
    // Also a link to a part of the page is a step, which changes what follows the hash alone.
    const onStep = () => {
      if (address() === known) return
      note()
      step()
    }
    window.addEventListener(addressChange, note)
    window.addEventListener('popstate', onStep)
    return () => {
      window.removeEventListener(addressChange, note)
      window.removeEventListener('popstate', onStep)
    }
  }, [])
}

function listen(changed: () => void): () => void {
  window.addEventListener(addressChange, changed)
  window.addEventListener('popstate', changed)
  return () => {
    window.removeEventListener(addressChange, changed)
    window.removeEventListener('popstate', changed)
  }
}
