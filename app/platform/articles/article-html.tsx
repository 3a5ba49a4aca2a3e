import { useWrittenArticle } from '../document/document-context.tsx'

interface ArticleHtmlProps {
  /** Given to a navigation in the browser only: a document carries the text already. */
  html: string | undefined
}

/** The text of a page that was compiled when the site was built. A page has at most one. */
export function ArticleHtml({ html }: ArticleHtmlProps) {
  const written = useWrittenArticle()
  return (
    <div
      id="article-text"
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository's Markdown
      dangerouslySetInnerHTML={{ __html: html ?? written }}
    />
  )
}
