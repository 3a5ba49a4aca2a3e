import { createContext } from 'react-router'
import type { CryptoFeed } from './read.server.ts'

/** How loaders reach the feed of this process. */
export const cryptoContext = createContext<CryptoFeed>()
