import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { addressChange } from './change-address.ts'

export interface PageAddress {
  /** With its language. */
  pathname: string
  /** The query with its question mark, or empty. */
  search: string
}

/** The address that the page was rendered for: the request's on the server, the document's in the browser. */
export const PageAddressContext = createContext<PageAddress>({ pathname: '/', search: '' })

/** The document's path, with its language, without the query. */
export const usePath = (): string => useContext(PageAddressContext).pathname

/** The current query; follows `replaceAddress`, `pushAddress` and steps through the history. */
export function useSearch(): string {
  const { search } = useContext(PageAddressContext)
  return useSyncExternalStore(
    listen,
    () => location.search,
    () => search,
  )
}

/** Calls `follow` when Back or Forward changes the path or query within this document. */
export function useHistoryStep(follow: () => void): void {
  const step = useEffectEvent(follow)
  useEffect(() => {
    const address = () => location.pathname + location.search
    let known = address()
    const note = () => {
      known = address()
    }
    // A step that changes the hash alone is ignored.
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
