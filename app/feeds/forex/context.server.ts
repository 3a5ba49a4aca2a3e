import { createContext } from 'react-router'
import type { ForexFeed } from './read.server.ts'

/** How loaders reach the feed of this process. */
export const forexContext = createContext<ForexFeed>()
