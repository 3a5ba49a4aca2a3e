import { loadSite } from '#app/layout/load-site.server.ts'
import { dayText } from '#app/lib/day-text.ts'
import { escapedHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from '#app/lib/language.ts'
import { type Article, ArticleHtml, SectionLinks } from '#app/platform/articles/article.tsx'
import { definePage, type PageRequest } from '#app/platform/document/page.ts'
import { messages as sharedMessages } from '#app/platform/i18n/messages.ne.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pageSeo } from './page-seo.server.ts'

type Texts = Readonly<Record<Lang, Article>>

/** What a text has in place of `{{name}}`. */
type Values = Readonly<Record<string, string>>

/** The HTML with the values in it, which are plain text; those without a value stay. `{{support}}` becomes a link. */
export function fillTemplate(html: string, values: Values): string {
  const filled = (name: string, value: string) =>
    name === 'support' ? `<a href="mailto:${value}">${value}</a>` : value
  return html.replace(/\{\{([a-zA-Z]+)\}\}/g, (written, name: string) => {
    const value = values[name]
    return value === undefined ? written : filled(name, escapedHtml(value))
  })
}

/** The text of a page in the language of the request, with the site's names filled in, and its data for search engines. */
export async function loadText(request: PageRequest, texts: Texts, values: Values = {}) {
  const { url, lang, context } = request
  const { name, supportEmail, siteUrl } = await loadSite(url, context)
  const { title, description = '', updated, sections, html } = texts[lang]
  return {
    seo: await pageSeo(request, { title, description }),
    title,
    updated,
    sections,
    html: fillTemplate(html, { site: name, support: supportEmail, siteUrl, ...values }),
  }
}

/**
 * A page whose text is Markdown (`page.<lang>.md`, `policy.<lang>.md`), compiled when the site is built.
 *
 * @param publishedOn writes the day of the last change, `YYYY-MM-DD`
 */
export function textPage(
  path: string,
  texts: Texts,
  { values, publishedOn = dayText }: { values?: Values; publishedOn?: typeof dayText } = {},
) {
  return definePage({
    path,
    load: (request) => loadText(request, texts, values),
    draw: ({ updated, ...text }, { lang }) => (
      <TextWithContents {...text} updatedText={publishedOn(lang, updated)} />
    ),
  })
}

interface TextWithContentsProps {
  title: string
  updatedText: string
  sections: Article['sections']
  html: string
}

/** A long text with its date and a table of contents: beside it on a wide screen, folded above it on a phone. */
function TextWithContents({ title, updatedText, sections, html }: TextWithContentsProps) {
  const { updated, contents } = useMessages(sharedMessages)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{updated(updatedText)}</p>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <nav
          aria-label={contents}
          className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto lg:block"
        >
          <p className="font-semibold">{contents}</p>
          <SectionLinks sections={sections} />
        </nav>
        <details className="no-print group mb-8 rounded-xl border border-line bg-surface lg:hidden">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-4 py-2 font-semibold hover:bg-hover">
            {contents}
            <Icon name="arrow-up" className="size-5 rotate-180 text-muted group-open:rotate-0" />
          </summary>
          <nav aria-label={contents} className="px-4 pb-3">
            <SectionLinks sections={sections} />
          </nav>
        </details>
        <ArticleHtml html={html} />
      </div>
    </>
  )
}
