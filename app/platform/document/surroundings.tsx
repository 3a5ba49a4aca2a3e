import type { ReactNode } from 'react'
import type { Lang } from '#app/kit/language.ts'
import { LangContext } from '../i18n/use-language.ts'
import { type PageAddress, PageAddressContext } from '../navigation/address.ts'
import { defaultSiteData, SiteContext, type SiteData } from '../site/site-data.ts'

export interface SurroundingsProps {
  lang: Lang
  address: PageAddress
  site?: Partial<SiteData> | undefined
}

/** What components learn of the page they stand in. An island knows only those parts of the site that it names. */
export function Surroundings({ lang, address, site, children }: SurroundingsProps & { children: ReactNode }) {
  return (
    <LangContext value={lang}>
      <PageAddressContext value={address}>
        <SiteContext value={{ ...defaultSiteData, ...site }}>{children}</SiteContext>
      </PageAddressContext>
    </LangContext>
  )
}
