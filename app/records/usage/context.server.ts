import { createContext } from 'react-router'
import type { Kept } from '#app/platform/cache/kept.server.ts'

/** How loaders reach the distinct sessions of each event, by its name, in memory. */
export const visitsContext = createContext<Kept<ReadonlyMap<string, number>>>()
