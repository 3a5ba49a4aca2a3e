import { ArticleHtml } from './article-html.tsx'

interface ArticleTextProps {
  /** Given to a navigation in the browser only. */
  html: string | undefined
}

export function ArticleText({ html }: ArticleTextProps) {
  return (
    <article className="mt-10 border-t border-line pt-8">
      <ArticleHtml html={html} />
    </article>
  )
}
