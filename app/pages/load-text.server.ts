import { loadSite } from '#app/layout/load-site.server.ts'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Article } from '#app/platform/articles/article.tsx'
import type { PageRequest, Seo } from '#app/platform/document/page.ts'

/** A Markdown text in both languages (`page.<lang>.md`, `policy.<lang>.md`), compiled when the site is built. */
export type Texts = Readonly<Record<Lang, Article>>

/** What a text has in place of `{{name}}`. */
export type Values = Readonly<Record<string, string>>

/** What search engines read of a page that is no tool: its title is followed by the site's name. */
export async function pageSeo(
  request: PageRequest,
  { title, description }: { title: string; description: string },
): Promise<Seo> {
  const { lang, path } = request
  const { name } = await loadSite(request)
  return { lang, path, title: `${title} | ${name}`, description, about: { kind: 'page', name: title } }
}

/** The text of a page in the language of the request, with the site's names filled in, and its data for search engines. */
export async function loadText(request: PageRequest, texts: Texts, values: Values = {}) {
  const { name, supportEmail, siteUrl } = await loadSite(request)
  const { title, description = '', updated, sections, html } = texts[request.lang]
  return {
    seo: await pageSeo(request, { title, description }),
    title,
    updated,
    sections,
    html: fillTemplate(html, { site: name, support: supportEmail, siteUrl, ...values }),
  }
}

/** The HTML with the values in it, which are plain text; those without a value stay. `{{support}}` becomes a link. */
export function fillTemplate(html: string, values: Values): string {
  const filled = (name: string, value: string) =>
    name === 'support' ? `<a href="mailto:${value}">${value}</a>` : value
  return html.replace(/\{\{([a-zA-Z]+)\}\}/g, (written, name: string) => {
    const value = values[name]
    return value === undefined ? written : filled(name, escapedHtml(value))
  })
}
