import { createContext } from 'react-router'
import type { Kept } from '#app/platform/cache/kept.server.ts'
import type { CarrierRow } from './store.server.ts'

/** How loaders reach the active carriers in memory. */
export const carriersContext = createContext<Kept<CarrierRow[]>>()
