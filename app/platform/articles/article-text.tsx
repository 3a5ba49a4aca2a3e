import { ArticleHtml } from './article-html.tsx'

export function ArticleText({ html }: { html: string }) {
  return (
    <article className="mt-10 border-t border-line pt-8">
      <ArticleHtml html={html} />
    </article>
  )
}
