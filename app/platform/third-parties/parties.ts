import { barePath } from '#app/kit/language.ts'

/** Those whose code a page may load, each once the visitor agreed. */
export type Party = 'google-ads' | 'google-analytics' | 'meta-pixel' | 'hotjar'

/** Present only when an operator switched ads on and filled in well-formed ids. */
export interface AdSettings {
  clientId: string
  slotId: string
}

/** The id of each tag that is on. */
export interface TagIds {
  googleAnalytics?: string
  metaPixel?: string
  hotjar?: string
}

/** What an operator switched on, and the pages where it may be. Everywhere else nothing of others is ever loaded. */
export interface ThirdParties {
  ads: AdSettings | null
  tags: TagIds
  /** English paths of pages that carry an ad; pages below a tool's own belong to it. */
  adPages: readonly string[]
  /** English paths of further pages that tags may count. */
  otherPages: readonly string[]
}

/** `ads`: a place for an ad, and tags if there are any; `tags`: tags alone; `quiet`: nothing of others. */
export type PageKind = 'ads' | 'tags' | 'quiet'

export function kindOfPage(pathname: string, parties: ThirdParties | null): PageKind {
  if (!parties) return 'quiet'
  const path = barePath(pathname)
  const carriesAd = parties.adPages.some(
    (page) => path === page || (page !== '/' && path.startsWith(`${page}/`)),
  )
  if (carriesAd && parties.ads) return 'ads'
  const isCounted = carriesAd || parties.otherPages.includes(path)
  return isCounted && Object.keys(parties.tags).length > 0 ? 'tags' : 'quiet'
}

/** Everyone whose code is asked for: what the visitor is asked about. */
export function partiesOf({ ads, tags }: ThirdParties): Party[] {
  return [
    ...(ads ? (['google-ads'] as const) : []),
    ...(tags.googleAnalytics ? (['google-analytics'] as const) : []),
    ...(tags.metaPixel ? (['meta-pixel'] as const) : []),
    ...(tags.hotjar ? (['hotjar'] as const) : []),
  ]
}
