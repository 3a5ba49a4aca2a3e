import type { RouterContextProvider } from 'react-router'
import { renderContext, servicesContext } from '#app/platform/services.server.ts'
import { listActiveTools, type ToolRow } from './store.server.ts'

/** The active tools, read once for a page: its frame, its list and its own texts need them. */
export function activeTools(context: Readonly<RouterContextProvider>): Promise<ToolRow[]> {
  return context
    .get(renderContext)
    .once('active-tools', () => listActiveTools(context.get(servicesContext).db))
}
