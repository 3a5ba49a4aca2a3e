import { createContext } from '#app/platform/page-context.ts'
import type { CachedSettings } from './cached-settings.server.ts'

/** How loaders reach the settings in memory. */
export const settingsContext = createContext<CachedSettings>()
