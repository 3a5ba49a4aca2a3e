import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { createContext } from '#app/platform/page-context.ts'
import type { ToolRating } from './store.server.ts'

/** How loaders reach the ratings of all tools, by path, in memory. */
export const ratingsContext = createContext<CachedValue<ReadonlyMap<string, ToolRating>>>()
