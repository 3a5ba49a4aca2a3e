import { createContext } from '#app/platform/page-context.ts'
import type { CryptoFeed } from './read.server.ts'

/** How loaders reach the feed of this process. */
export const cryptoContext = createContext<CryptoFeed>()
