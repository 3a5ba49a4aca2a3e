import type { TagIds, VendorSettings } from '#app/platform/consent/vendors.ts'
import type { ShownTool } from '#app/platform/site/site-data.ts'
import type { PublicSettings } from '#app/records/settings/fields.ts'
import { manifestAt } from '#app/tools/registry.ts'

const tagPages = ['/about', '/privacy', '/terms']

/**
 * What the operator switched on, and the pages that may load it: the home page, open tools whose manifest allows ads
 * (not the emergency numbers), and for tags the pages about the site. Null when nothing is on.
 */
export function vendorSettingsOf(
  { adsense_config: adsense, analytics_config: analytics }: PublicSettings,
  tools: readonly Pick<ShownTool, 'path' | 'open'>[],
): VendorSettings | null {
  const ads =
    adsense.enabled && adsense.client_id && adsense.slot_id
      ? { clientId: adsense.client_id, slotId: adsense.slot_id }
      : null
  const tags: TagIds = analytics.enabled
    ? {
        ...(analytics.google_analytics_id && { googleAnalytics: analytics.google_analytics_id }),
        ...(analytics.facebook_pixel_id && { metaPixel: analytics.facebook_pixel_id }),
        ...(analytics.hotjar_id && { hotjar: analytics.hotjar_id }),
      }
    : {}
  if (!ads && Object.keys(tags).length === 0) return null
  const withAds = tools.filter(({ path, open }) => open && manifestAt(path)?.ads)
  return { ads, tags, adPages: ['/', ...withAds.map(({ path }) => path)], tagPages }
}
