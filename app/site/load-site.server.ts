import { langOfPath } from '#app/kit/language.ts'
import { nepalYear } from '#app/kit/nepal-time.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { renderContext, servicesContext } from '#app/platform/services.server.ts'
import type { SiteData } from '#app/platform/site/site-data.ts'
import { kindOfPage } from '#app/platform/third-parties/parties.ts'
import { settingsContext } from '#app/records/settings/context.server.ts'
import { brandStyles } from './brand-styles.ts'
import { listShownTools } from './shown-tools.server.ts'
import { settingsFor } from './site-settings.server.ts'
import { thirdPartiesOf } from './third-parties-of.ts'

/** What every page shows of the site. Never throws: a page with default settings is better than none. */
export async function loadSite(url: URL, context: Readonly<PageContext>): Promise<SiteData> {
  const lang = langOfPath(url.pathname)
  const { siteUrl, authMethods, pictures, now } = context.get(servicesContext)
  const [settings, tools] = await Promise.all([settingsFor(context), listShownTools(lang, context)])
  const { site_config: site } = settings
  const logos = await pictures.paths([site.logo_url])
  const thirdParties = thirdPartiesOf(settings, tools)
  const render = context.get(renderContext)
  render.partyKind = kindOfPage(url.pathname, thirdParties)
  render.tagIds = thirdParties?.tags ?? {}
  return {
    name: (lang === 'ne' && site.name_ne) || site.name,
    tagline: (lang === 'ne' && site.tagline_ne) || site.tagline,
    logoPath: logos.get(site.logo_url) ?? null,
    siteUrl,
    supportEmail: site.support_email || `support@${new URL(siteUrl).hostname}`,
    social: { facebook: site.facebook_url, twitter: site.twitter_url, instagram: site.instagram_url },
    brandStyles: brandStyles({ primary: site.primary_color, secondary: site.secondary_color }),
    thirdParties,
    authMethods,
    isInMaintenance: (await context.get(settingsContext).current()).maintenance_mode.enabled,
    tools: tools.map(({ searchLines: _, ...tool }) => tool),
    year: nepalYear(now()),
  }
}
