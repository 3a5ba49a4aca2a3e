import { messages } from '../i18n/messages.ne.ts'
import { useMessages } from '../i18n/use-language.ts'

/** A compiled `article.<lang>.md`, `policy.<lang>.md` or `page.<lang>.md`: its words are HTML made when the site was built. */
export interface Article {
  title: string
  /** What the page holds, for search engines and as its first line; articles of tools have none. */
  description?: string
  /** `YYYY-MM-DD` */
  updated: string
  /** The headings that can be linked to, in their order. */
  sections: readonly { id: string; title: string }[]
  html: string
  /** The part of `html` that names its sources; empty for a policy. */
  footer: string
}

/** The text of a page that was compiled when the site was built. A page has at most one. */
export function ArticleHtml({ html }: Pick<Article, 'html'>) {
  return (
    <div
      id="article-text"
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository's Markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** A tool's article, its sections folded on a phone; on a wide screen with its contents beside it. Paper has the result alone. */
export function ArticleText({ html, sections }: Pick<Article, 'html' | 'sections'>) {
  return (
    <article className="no-print mt-6 border-line sm:mt-10 lg:grid lg:border-t lg:pt-8 lg:grid-cols-[minmax(0,70ch)_minmax(0,1fr)] lg:gap-12">
      <ArticleHtml html={html} />
      <Contents
        sections={sections}
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
      />
    </article>
  )
}

/** The table of contents of a long text, beside it. */
export function Contents({ sections, className }: Pick<Article, 'sections'> & { className: string }) {
  const { contents } = useMessages(messages)
  return (
    <nav aria-label={contents} className={className}>
      <p className="font-semibold">{contents}</p>
      <SectionLinks sections={sections} />
    </nav>
  )
}

export function SectionLinks({ sections }: Pick<Article, 'sections'>) {
  return (
    <ol className="mt-2 border-s-2 border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center px-3 py-1 leading-normal text-ink hover:bg-hover hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
