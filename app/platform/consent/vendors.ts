import { barePath } from '#app/lib/language.ts'

/** Companies whose code a page may load after the visitor's consent. */
export type Vendor = 'google-ads' | 'google-analytics' | 'meta-pixel' | 'hotjar'

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

/** What an operator switched on, and the pages that may load it. No other page loads vendors' code. */
export interface VendorSettings {
  ads: AdSettings | null
  tags: TagIds
  /** English paths of pages with an ad slot, each with the pages below it. */
  adPages: readonly string[]
  /** English paths of further pages that may load tags. */
  tagPages: readonly string[]
}

/** `ads`: an ad slot, and tags if any are on; `tags`: tags alone; `none`: no vendor's code. */
export type PagePolicy = 'ads' | 'tags' | 'none'

export function pagePolicyOf(pathname: string, settings: VendorSettings | null): PagePolicy {
  if (!settings) return 'none'
  const path = barePath(pathname)
  const hasAdSlot = settings.adPages.some(
    (page) => path === page || (page !== '/' && path.startsWith(`${page}/`)),
  )
  if (hasAdSlot && settings.ads) return 'ads'
  const mayHaveTags = hasAdSlot || settings.tagPages.includes(path)
  return mayHaveTags && Object.keys(settings.tags).length > 0 ? 'tags' : 'none'
}

/** The vendors that the visitor is asked about. */
export function vendorsOf({ ads, tags }: VendorSettings): Vendor[] {
  return [
    ...(ads ? (['google-ads'] as const) : []),
    ...(tags.googleAnalytics ? (['google-analytics'] as const) : []),
    ...(tags.metaPixel ? (['meta-pixel'] as const) : []),
    ...(tags.hotjar ? (['hotjar'] as const) : []),
  ]
}
