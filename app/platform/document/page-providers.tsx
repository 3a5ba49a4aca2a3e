import type { ReactNode } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { LangContext } from '../i18n/use-language.ts'
import { type PageAddress, PageAddressContext } from '../navigation/address.ts'
import { defaultSiteData, SiteContext, type SiteData } from '../site/site-data.ts'

export interface PageProvidersProps {
  lang: Lang
  address: PageAddress
  site?: Partial<SiteData> | undefined
}

/** React contexts of a page: language, address, site. An island gets only those parts of the site that it names. */
export function PageProviders({
  lang,
  address,
  site,
  children,
}: PageProvidersProps & { children: ReactNode }) {
  return (
    <LangContext value={lang}>
      <PageAddressContext value={address}>
        <SiteContext value={{ ...defaultSiteData, ...site }}>{children}</SiteContext>
      </PageAddressContext>
    </LangContext>
  )
}
