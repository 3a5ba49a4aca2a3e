import type { CachedValue } from '#app/platform/cache/cached-value.server.ts'
import { createContext } from '#app/platform/page-context.ts'
import type { ToolRow } from './store.server.ts'

/** How loaders reach the active tools in memory. */
export const toolsContext = createContext<CachedValue<ToolRow[]>>()
