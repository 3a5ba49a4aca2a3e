import { nepalYear } from 'bikram-sambat-calendar/iso-day'
import { readableOn } from '#app/lib/contrast.ts'
import { type Lang, langOfPath, textIn } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import { within } from '#app/lib/within.ts'
import { pagePolicyOf, type TagIds, type VendorSettings } from '#app/platform/consent/vendors.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import type { ShownTool, SiteData } from '#app/platform/site/site-data.ts'
import { notRated, ratingsContext, type ToolRating } from '#app/records/ratings/store.server.ts'
import { settingsContext, siteNameIn } from '#app/records/settings/cached-settings.server.ts'
import { maintenanceContext } from '#app/records/settings/maintenance-start.server.ts'
import type { PublicSettings } from '#app/records/settings/schema.ts'
import type { ToolRow } from '#app/records/tools/store.server.ts'
import { toolsContext } from '#app/records/tools/store.server.ts'
import type { Place } from '#app/tools/nearest-tools.ts'
import { manifestAt, manifests } from '#app/tools/registry.ts'
import { placeOf } from '#app/tools/suggested-tools.ts'

/** The site data of a page. Never throws: a page with default settings is better than none. */
export async function loadSite(url: URL, context: Readonly<PageContext>): Promise<SiteData> {
  const lang = langOfPath(url.pathname)
  const { siteUrl, authMethods, pictures, now } = context.get(servicesContext)
  const [settings, tools] = await Promise.all([settingsFor(context), listShownTools(lang, context)])
  const { site_config: site } = settings
  const logos = await pictures.paths([site.logo_url])
  const vendorSettings = vendorSettingsOf(settings, tools)
  const render = context.get(renderContext)
  render.pagePolicy = pagePolicyOf(url.pathname, vendorSettings)
  render.tagIds = vendorSettings?.tags ?? {}
  return {
    name: siteNameIn(lang, settings),
    tagline: textIn(lang, site.tagline, site.tagline_ne || null),
    logoPath: logos.get(site.logo_url) ?? null,
    siteUrl,
    supportEmail: site.support_email || `support@${new URL(siteUrl).hostname}`,
    social: { facebook: site.facebook_url, twitter: site.twitter_url, instagram: site.instagram_url },
    brandStyles: brandStyles({ primary: site.primary_color, secondary: site.secondary_color }),
    vendorSettings,
    authMethods,
    maintenance: maintenanceOf(context),
    tools: tools.map(({ place: _, ...tool }) => tool),
    year: nepalYear(now()),
  }
}

function maintenanceOf(context: Readonly<PageContext>): SiteData['maintenance'] {
  const maintenance = context.get(maintenanceContext)
  if (!maintenance) return null
  const { start } = maintenance
  return { since: start?.since.toISOString(), by: start?.by ?? null }
}

/** The settings of this render; the defaults, and a log entry, while none could be read yet. */
export function settingsFor(context: Readonly<PageContext>): Promise<PublicSettings> {
  return context.get(renderContext).once('settings', () => loadSettings(context))
}

async function loadSettings(context: Readonly<PageContext>): Promise<PublicSettings> {
  const settings = context.get(settingsContext)
  context.get(renderContext).tags.add('settings')
  const { maintenance_mode: _, ...shown } = await settings.current()
  if (!settings.isLoaded) degrade(context, settings.error, 'settings-unavailable')
  return shown
}

export interface ListedTool extends ShownTool {
  /** What is searched of it, in both languages. */
  place: Place | undefined
}

/** Length of the built-in list, which is used when the table cannot be read. */
const builtInCount = 8

/** The tools as a page lists them: rows over manifests, or the built-in list, without a message, when that fails. */
export function listShownTools(lang: Lang, context: Readonly<PageContext>): Promise<ListedTool[]> {
  return context.get(renderContext).once('shown-tools', () => loadTools(lang, context))
}

async function loadTools(lang: Lang, context: Readonly<PageContext>): Promise<ListedTool[]> {
  const render = context.get(renderContext)
  render.tags.add('tools')
  try {
    const reads = Promise.all([context.get(toolsContext).current(), context.get(ratingsContext).current()])
    const [rows, ratings] = await within(render.patienceMs, reads)
    return rows.map((row) => fromRow(lang, row, manifestAt(row.path), ratings.get(row.path) ?? notRated))
  } catch (error) {
    degrade(context, error, 'tools-unavailable')
    return manifests.slice(0, builtInCount).map((manifest) => fromManifest(lang, manifest))
  }
}

function fromRow(
  lang: Lang,
  row: ToolRow,
  manifest: ToolManifest | undefined,
  rating: ToolRating,
): ListedTool {
  const name = textIn(lang, row.name, row.name_ne)
  return {
    path: row.path,
    name: name.text,
    description: textIn(lang, row.description, row.description_ne).text,
    icon: row.icon_name,
    category: row.category,
    ...(name.lang !== lang && { textLang: name.lang }),
    open: manifest?.status === 'open',
    rating,
    place: manifest && placeOf(manifest, row),
  }
}

function fromManifest(lang: Lang, manifest: ToolManifest): ListedTool {
  const { path, name, description, icon, category, status } = manifest
  return {
    path,
    name: name[lang],
    description: description[lang],
    icon,
    category,
    open: status === 'open',
    rating: notRated,
    place: placeOf(manifest),
  }
}

const tagPages = ['/about', '/privacy', '/terms']

/**
 * What the operator switched on, and the pages that may load it: the home page, open tools whose manifest allows ads
 * (not the emergency numbers), and for tags the pages about the site. Null when nothing is on.
 */
function vendorSettingsOf(
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

/**
 * A style sheet of the operator's colours, with the text colour that is readable on the primary one.
 * @param colours of the form `#rrggbb`, validated where settings are read.
 */
function brandStyles({ primary, secondary }: { primary: string; secondary: string }): string {
  return `:root{--brand:${primary};--brand-second:${secondary};--on-brand:${readableOn(primary)}}`
}
