import { createContext } from 'react-router'
import type { SiteStatus } from './site-status.ts'

/** How the page's loader learns how the site is. */
export const statusContext = createContext<() => Promise<SiteStatus>>()
