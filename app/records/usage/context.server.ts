import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { createContext } from '#app/platform/page-context.ts'

/** How loaders reach the distinct sessions of each event, by its name, in memory. */
export const visitsContext = createContext<CachedValue<ReadonlyMap<string, number>>>()
