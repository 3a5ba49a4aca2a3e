import type { Hono } from 'hono'
import { type Lang, languages, pathIn } from '#app/lib/language.ts'
import { sharedPage, sharePath } from '#app/platform/offline/shared-picture.ts'
import { siteNameIn } from '#app/records/settings/store.server.ts'
import { openToolAt } from '#app/tools/registry.ts'
import type { ServerEnv } from '#server/env.ts'
import type { Site } from '#server/services.ts'

const iconSizes = [192, 512]
/** Shortcuts of the icon on the home screen. */
const shortcuts = ['/emergency-services', '/nepali-calendar', '/nepali-date-converter', '/qr-builder']

/** What a browser needs to install the site, in each language. */
export function mountWebManifest(app: Hono<ServerEnv>, site: Site): void {
  for (const lang of languages) {
    app.get(pathIn(lang, '/manifest.webmanifest'), async (c) => {
      const settings = await site.settings.current()
      const { tagline, tagline_ne } = settings.site_config
      const name = siteNameIn(lang, settings)
      return c.body(JSON.stringify(manifestOf(lang, name, (lang === 'ne' && tagline_ne) || tagline)), 200, {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
      })
    })
    // Where the service worker does not run. From any origin, as the browser itself sends it: nothing is read or written.
    app.post(pathIn(lang, sharePath), (c) => c.redirect(sharedPage(lang), 303))
  }
}

function manifestOf(lang: Lang, name: string, tagline: string) {
  return {
    id: pathIn(lang, '/'),
    name: `${name}: ${tagline}`,
    short_name: name,
    lang,
    start_url: pathIn(lang, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f1',
    theme_color: '#faf7f1',
    icons: iconSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/app-icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    share_target: {
      action: pathIn(lang, sharePath),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'picture', accept: ['image/*'] }] },
    },
    shortcuts: shortcuts.flatMap((path) => {
      const tool = openToolAt(path)
      return tool ? [{ name: tool.name[lang], url: pathIn(lang, path) }] : []
    }),
  }
}
