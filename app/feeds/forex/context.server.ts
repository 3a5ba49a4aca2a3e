import { createContext } from '#app/platform/page-context.ts'
import type { ForexFeed } from './read.server.ts'

/** This process's feed, for loaders. */
export const forexContext = createContext<ForexFeed>()
