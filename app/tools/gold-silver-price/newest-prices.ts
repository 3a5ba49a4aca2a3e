import { useSyncExternalStore } from 'react'
import type { PriceView } from './price-view.ts'

let newest: PriceView | undefined
const followers = new Set<() => void>()

/** Refreshed prices, for all parts of the page. */
export function giveNewest(view: PriceView): void {
  newest = view
  for (const follow of followers) follow()
}

/** The prices of the page until newer ones are fetched. */
export function useNewest<Part>(first: Part, partOf: (view: PriceView) => Part): Part {
  return useSyncExternalStore(
    listen,
    () => (newest ? partOf(newest) : first),
    () => first,
  )
}

function listen(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}
