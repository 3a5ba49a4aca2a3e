import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { createContext } from '#app/platform/page-context.ts'
import type { CarrierRow } from './store.server.ts'

/** How loaders reach the active carriers in memory. */
export const carriersContext = createContext<CachedValue<CarrierRow[]>>()
