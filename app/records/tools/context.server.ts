import { createContext } from 'react-router'
import type { Kept } from '#app/platform/cache/kept.server.ts'
import type { ToolRow } from './store.server.ts'

/** How loaders reach the active tools in memory. */
export const toolsContext = createContext<Kept<ToolRow[]>>()
