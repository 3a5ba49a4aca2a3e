import { loadSite } from '#app/layout/load-site.server.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { Seo } from '#app/platform/seo/seo-tags.tsx'

/** What search engines read of a page that is no tool: its title is followed by the site's name. */
export async function pageSeo(
  { url, lang, path, context }: PageRequest,
  { title, description }: { title: string; description: string },
): Promise<Seo> {
  const { name } = await loadSite(url, context)
  return { lang, path, title: `${title} | ${name}`, description, about: { kind: 'page', name: title } }
}
