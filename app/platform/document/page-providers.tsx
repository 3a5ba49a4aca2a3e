import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { LangContext } from '../i18n/use-language.ts'
import { type PageAddress, PageAddressContext } from '../navigation/url-state.ts'
import { defaultSiteData, SiteContext, type SiteData } from '../site/site-data.ts'

export interface PageProvidersProps {
  lang: Lang
  address: PageAddress
  site?: Partial<SiteData> | undefined
}

/** React contexts of a page: language, address, site. An island gets only those parts of the site that it names. */
export function PageProviders({ children, ...page }: PageProvidersProps & { children: ReactNode }) {
  return (
    <LangContext value={page.lang}>
      <PageAddressContext value={page.address}>
        <SiteContext value={{ ...defaultSiteData, ...page.site }}>{children}</SiteContext>
      </PageAddressContext>
    </LangContext>
  )
}

interface IslandTreeProps extends PageProvidersProps {
  Island: ComponentType<object>
  props: object
  /** In the browser: called when the island is hydrated. */
  onReady?: () => void
}

/** The tree of an island, the same for the server's render and the browser's hydration. */
export function IslandTree({ Island, props, onReady, ...page }: IslandTreeProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <PageProviders {...page}>
        <Island {...props} />
      </PageProviders>
    </StrictMode>
  )
}
