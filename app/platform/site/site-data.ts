import { useRouteLoaderData } from 'react-router'
import type { ThirdParties } from '../third-parties/parties.ts'
import type { ShownTool } from './shown-tool.ts'

/** What every page shows of the site itself: the root loader's data. */
export interface SiteData {
  name: string
  tagline: string
  /** The public origin, without a trailing slash. */
  siteUrl: string
  supportEmail: string
  social: { facebook: string; twitter: string; instagram: string }
  colours: { primary: string; secondary: string } | null
  /** Null until an operator switched ads or a tag on: then nobody is asked, and nothing is loaded. */
  thirdParties: ThirdParties | null
  /** False where only the operator can sign in, by a one-time link. */
  signsInWithGoogle: boolean
  /** Active tools in order. */
  tools: readonly ShownTool[]
  /** The year in Nepal, for the copyright line. */
  year: number
}

/** What stands in when even the root loader failed: a page is still a page. */
const nothingKnown: SiteData = {
  name: 'Chautari',
  tagline: '',
  siteUrl: '',
  supportEmail: '',
  social: { facebook: '', twitter: '', instagram: '' },
  colours: null,
  thirdParties: null,
  signsInWithGoogle: false,
  tools: [],
  year: 0,
}

export function useSite(): SiteData {
  return useRouteLoaderData<{ site: SiteData }>('root')?.site ?? nothingKnown
}
