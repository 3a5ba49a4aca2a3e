import { createContext } from '#app/platform/page-context.ts'
import type { SiteStatus } from './site-status.ts'

/** The status that the page's loader shows. */
export const statusContext = createContext<() => Promise<SiteStatus>>()
