/** A compiled `article.<lang>.md` or `policy.<lang>.md`: its words are HTML made when the site was built. */
export interface Article {
  title: string
  /** `YYYY-MM-DD` */
  updated: string
  /** The headings that can be linked to, in their order. */
  sections: readonly { id: string; title: string }[]
  html: string
}

/** The text of a page that was compiled when the site was built. A page has at most one. */
export function ArticleHtml({ html }: { html: string }) {
  return (
    <div
      id="article-text"
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository's Markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

export function ArticleText({ html }: { html: string }) {
  return (
    <article className="mt-10 border-t border-line pt-8">
      <ArticleHtml html={html} />
    </article>
  )
}
