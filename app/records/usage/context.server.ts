import type { Kept } from '#app/platform/cache/kept.server.ts'
import { createContext } from '#app/platform/page-context.ts'

/** How loaders reach the distinct sessions of each event, by its name, in memory. */
export const visitsContext = createContext<Kept<ReadonlyMap<string, number>>>()
