import { createContext } from '#app/platform/page-context.ts'
import type { ForexFeed } from './read.server.ts'

/** How loaders reach the feed of this process. */
export const forexContext = createContext<ForexFeed>()
