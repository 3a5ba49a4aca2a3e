import { useWords } from '../i18n/use-language.ts'
import { words } from '../i18n/words.ts'
import type { Article } from './article.ts'
import { ArticleHtml } from './article-html.tsx'

/** An article as a loader gives it: `html` only to a navigation in the browser, for a document carries it already. */
export type ShownArticle = Omit<Article, 'html' | 'sections'> & { html?: string; updatedText: string }

export function ArticleText({ article }: { article: ShownArticle }) {
  const text = useWords(words)
  return (
    <article className="mt-10 border-t border-line pt-8">
      <ArticleHtml html={article.html} />
      <footer className="prose mt-8 text-sm text-muted">
        <h3>{text.sources}</h3>
        <ul>
          {article.sources.map(({ title, url, note }) => (
            <li key={title}>
              {url ? (
                <a href={url} rel="noopener">
                  {title}
                </a>
              ) : (
                title
              )}
              {note && ` – ${note}`}
            </li>
          ))}
        </ul>
        <p>{text.updated(article.updatedText)}</p>
      </footer>
    </article>
  )
}
