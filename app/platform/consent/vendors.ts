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

/** What an operator switched on. */
export interface VendorSettings {
  ads: AdSettings | null
  tags: TagIds
}

/** `ads`: an ad slot, and tags if any are on; `tags`: tags alone; `none`: no vendor's code. */
export type PagePolicy = 'ads' | 'tags' | 'none'

/** @param most what the page may load when all is switched on */
export function pagePolicyOf(most: PagePolicy, settings: VendorSettings | null): PagePolicy {
  if (!settings || most === 'none') return 'none'
  if (most === 'ads' && settings.ads) return 'ads'
  return Object.keys(settings.tags).length > 0 ? 'tags' : 'none'
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
