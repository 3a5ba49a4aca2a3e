import { dayText } from '#app/kit/day-text.ts'
import { type Lang, langOfPath } from '#app/kit/language.ts'
import type { Article } from '#app/platform/articles/article.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import type { Seo } from '#app/platform/seo/page-meta.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { loadSite } from '../load-site.server.ts'
import { filledIn } from './filled-in.ts'

interface PolicyArguments {
  url: URL
  context: Readonly<PageContext>
  /** The page's path without its language. */
  path: string
  description: Record<Lang, string>
  policies: Record<Lang, Article>
}

/** A policy in the language of the page; its text goes into a document as HTML, and not a second time as data. */
export async function loadPolicy({ url, context, path, description, policies }: PolicyArguments) {
  const lang = langOfPath(url.pathname)
  const render = context.get(renderContext)
  const site = await loadSite(url, context)
  const { title, updated, sections, html: written } = policies[lang]
  const html = filledIn(written, site)
  render.article = html
  const seo: Seo = {
    lang,
    path,
    title: `${title} | ${site.name}`,
    description: description[lang],
    about: { kind: 'page', name: title },
  }
  return { seo, policy: { updatedText: dayText(lang, updated), sections, ...(!render.document && { html }) } }
}
