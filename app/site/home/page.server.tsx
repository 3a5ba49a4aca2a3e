import { definePage } from '#app/platform/document/page.ts'
import type { Seo } from '#app/platform/seo/seo-tags.tsx'
import { settingsFor } from '../load-site.server.ts'
import { Benefits } from './benefits.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero.tsx'
import { loadHomeTools } from './load-home.server.ts'
import { ToolLists } from './tool-lists.tsx'

/** Longer queries are cut. */
const maxLength = 100

export const page = definePage({
  path: '/',
  script: 'tool-search',
  load: async ({ url, lang, context }) => {
    const [{ seo_config }, tools] = await Promise.all([settingsFor(context), loadHomeTools(lang, context)])
    const own = (key: 'title' | 'description' | 'keywords') =>
      (lang === 'ne' && seo_config[`${key}_ne`]) || seo_config[key]
    const seo: Seo = {
      lang,
      path: '/',
      title: own('title'),
      description: own('description'),
      keywords: own('keywords'),
      ...(seo_config.og_image && { image: seo_config.og_image }),
      about: { kind: 'site' },
    }
    const query = url.searchParams.get('q')?.slice(0, maxLength) ?? ''
    return { seo, tools, query, openEvent: 'homepage-view' }
  },
  draw: ({ tools, query }) => (
    <div className="grid gap-12">
      <Hero query={query} />
      <ToolLists tools={tools} query={query.trim()} />
      <Benefits />
      <CallToAction />
    </div>
  ),
})
