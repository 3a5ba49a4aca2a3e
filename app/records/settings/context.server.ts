import { createContext } from '#app/platform/page-context.ts'
import type { KeptSettings } from './kept.server.ts'

/** How loaders reach the settings in memory. */
export const settingsContext = createContext<KeptSettings>()
