import { nepalYear } from '@chautari/bikram-sambat/iso-day'
import { readableOn } from '#app/lib/contrast.ts'
import { type Lang, textIn } from '#app/lib/language.ts'
import { rowOf } from '#app/lib/tool-manifest.ts'
import { within } from '#app/lib/within.ts'
import { pagePolicyOf, type TagIds, type VendorSettings } from '#app/platform/consent/consent.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { ShownTool, SiteData } from '#app/platform/site/site-data.ts'
import { notRated, type ToolRating } from '#app/records/ratings/votes.server.ts'
import type { PublicSettings } from '#app/records/settings/schema.ts'
import { siteNameIn } from '#app/records/settings/store.server.ts'
import type { ToolRow } from '#app/records/tools/store.server.ts'
import type { Place } from '#app/tools/nearest-tools.ts'
import { manifestAt, manifests, placeOf } from '#app/tools/registry.ts'

/** The site data of a page. Never throws: a page with default settings is better than none. */
export async function loadSite(request: PageRequest): Promise<SiteData> {
  const { lang, render, maintenance } = request
  const start = maintenance?.start
  const { signIn, pictures, now } = request.site
  const { siteUrl } = signIn
  const [settings, tools] = await Promise.all([settingsFor(request), listShownTools(request)])
  const { site_config: site } = settings
  const accounts = { Facebook: site.facebook_url, Twitter: site.twitter_url, Instagram: site.instagram_url }
  const logos = await pictures.paths([site.logo_url])
  const vendorSettings = vendorSettingsOf(settings)
  render.pagePolicy = pagePolicyOf(render.mostVendors, vendorSettings)
  render.tagIds = vendorSettings?.tags ?? {}
  return {
    name: siteNameIn(lang, settings),
    tagline: textIn(lang, site.tagline, site.tagline_ne || null),
    logoPath: logos.get(site.logo_url) ?? null,
    siteUrl,
    supportEmail: site.support_email || `support@${new URL(siteUrl).hostname}`,
    social: Object.fromEntries(Object.entries(accounts).filter(([, address]) => address)),
    brandStyles: brandStyles(site),
    vendorSettings,
    authMethods: [...signIn.methods],
    maintenance: maintenance ? { since: start?.since.toISOString(), by: start?.by ?? null } : null,
    tools: tools.map(({ place: _, ...tool }) => tool),
    year: nepalYear(now()),
  }
}

/** The settings of this render; the defaults, and a log entry, while none could be read yet. */
export function settingsFor({ site: { settings }, render }: PageRequest): Promise<PublicSettings> {
  return render.once('settings', async () => {
    render.tags.add('settings')
    const { maintenance_mode: _, ...shown } = await settings.current()
    if (!settings.isLoaded) render.degrade(settings.error, 'settings-unavailable')
    return shown
  })
}

export interface ListedTool extends ShownTool {
  /** What is searched of it, in both languages. */
  place: Place | undefined
}

/** Length of the built-in list, which is used when the table cannot be read. */
const builtInCount = 8

/** The tools as a page lists them: rows over manifests, or the built-in list, without a message, when that fails. */
export function listShownTools({ lang, site, render }: PageRequest): Promise<ListedTool[]> {
  return render.once('shown-tools', async () => {
    render.tags.add('tools')
    try {
      const reads = Promise.all([site.tools.current(), site.ratings.current()])
      const [rows, ratings] = await within(render.patienceMs, reads)
      return rows.map((row) => shownTool(lang, row, ratings.get(row.path)))
    } catch (error) {
      render.degrade(error, 'tools-unavailable')
      return manifests.slice(0, builtInCount).map((manifest) => shownTool(lang, rowOf(manifest)))
    }
  })
}

type ListedRow = Pick<ToolRow, keyof ReturnType<typeof rowOf>>

function shownTool(lang: Lang, row: ListedRow, rating: ToolRating = notRated): ListedTool {
  const manifest = manifestAt(row.path)
  const name = textIn(lang, row.name, row.name_ne)
  return {
    path: row.path,
    name: name.text,
    description: textIn(lang, row.description, row.description_ne).text,
    icon: row.icon_name,
    category: row.category,
    ...(name.lang !== lang && { textLang: name.lang }),
    open: manifest !== undefined && !manifest.isAnnounced,
    rating,
    place: manifest && placeOf(manifest, row),
  }
}

/** What the operator switched on. Null when nothing is on. */
function vendorSettingsOf(settings: PublicSettings): VendorSettings | null {
  const { adsense_config: adsense, analytics_config: analytics } = settings
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
  return ads || Object.keys(tags).length > 0 ? { ads, tags } : null
}

/**
 * A style sheet of the operator's colours, with the text colour that is readable on the primary one.
 * @param colours of the form `#rrggbb`, validated where settings are read.
 */
export function brandStyles(site: PublicSettings['site_config']): string {
  const { primary_color: primary, secondary_color: secondary } = site
  return `:root{--brand:${primary};--brand-second:${secondary};--on-brand:${readableOn(primary)}}`
}
