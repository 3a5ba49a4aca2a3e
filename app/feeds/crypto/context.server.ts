import { createContext } from '#app/platform/page-context.ts'
import type { CryptoFeed } from './read.server.ts'

/** This process's feed, for loaders. */
export const cryptoContext = createContext<CryptoFeed>()
