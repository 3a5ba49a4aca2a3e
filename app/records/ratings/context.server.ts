import type { Kept } from '#app/platform/cache/kept.server.ts'
import { createContext } from '#app/platform/page-context.ts'
import type { ToolRating } from './store.server.ts'

/** How loaders reach the ratings of all tools, by path, in memory. */
export const ratingsContext = createContext<Kept<ReadonlyMap<string, ToolRating>>>()
