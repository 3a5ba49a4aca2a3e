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
