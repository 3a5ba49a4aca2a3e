import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { subscriptionTo } from '#app/lib/window-events.ts'
import { addressChange, replaceSearch } from './change-address.ts'

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

const listen = subscriptionTo(addressChange, 'popstate')

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
    return listen(({ type }) => {
      const before = known
      known = address()
      // A step that changes the hash alone is ignored.
      if (type === 'popstate' && known !== before) step()
    })
  }, [])
}

/** Calls `take` at first, and when a link on the page itself changes the fragment alone. */
export function useFragment(take: () => void): void {
  const follow = useEffectEvent(take)
  useEffect(() => {
    const listener = () => follow()
    listener()
    return subscriptionTo('hashchange')(listener)
  }, [])
}

/**
 * A state that the query holds: read from it at first, and again after Back and Forward.
 *
 * @param read the state of a query; must accept any text
 */
export function useUrlState<State>(
  read: (search: string) => State,
): [State, Dispatch<SetStateAction<State>>] {
  const search = useSearch()
  const [state, setState] = useState(() => read(search))
  useHistoryStep(() => setState(read(location.search)))
  return [state, setState]
}

/** Browsers limit how often the address may change. */
const writtenAfterMs = 250

/**
 * Writes the shown state to the query 250 ms after its last change, without a history entry. Invalid values of the first
 * query are removed.
 *
 * @param write a query with the state in it; must leave parameters of others
 */
export function useWrittenSearch(write: (search: string) => string): void {
  const writeNow = useEffectEvent(() => replaceSearch(write(location.search)))
  const written = write('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the written text changes
  useEffect(() => {
    const timer = setTimeout(() => writeNow(), writtenAfterMs)
    return () => clearTimeout(timer)
  }, [written])
}
