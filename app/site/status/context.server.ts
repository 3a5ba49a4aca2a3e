import { createContext } from '#app/platform/page-context.ts'
import type { SiteStatus } from './site-status.ts'

/** How the page's loader learns how the site is. */
export const statusContext = createContext<() => Promise<SiteStatus>>()
