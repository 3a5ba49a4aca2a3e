import { todayInNepal } from 'bikram-sambat-calendar'
import { ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { Paragraph, Section } from '../page-parts.tsx'
import { loadText } from '../text-page.server.tsx'
import { codeOf, exampleNames, examplesOf } from './examples.ts'
import { LiveExample } from './live-example.tsx'
import { messages } from './messages.ne.ts'
import en from './page.en.md'
import ne from './page.ne.md'

/** Explains the form field of the package `bs-date-field`, and shows it at work. */
export const page = definePage({
  path: '/developers/date-field',
  script: 'date-field',
  load: async (request) => {
    const text = messages[request.lang]
    const examples = examplesOf(request.lang, text.examples, todayInNepal(new Date()).bs)
    return { ...(await loadText(request, { en, ne })), examples }
  },
  draw: ({ title, html, examples }, { lang, inlineScript }) => {
    const text = messages[lang]
    return (
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{text.lead}</p>
        <p className="mt-2 text-muted">{text.free}</p>
        <Section id="examples" title={text.examplesHeading}>
          <Paragraph text={text.examplesHint} />
          <noscript>
            <p className="mt-2 font-semibold">{text.noScript}</p>
          </noscript>
          {exampleNames.map((name) => {
            const { html, script } = examples[name]
            return (
              <LiveExample
                key={name}
                title={text.examples[name].title}
                hint={text.examples[name].hint}
                html={html}
                script={script && inlineScript(script)}
                code={codeOf(examples[name])}
              />
            )
          })}
        </Section>
        <div className="mt-8">
          <ArticleHtml html={html} />
        </div>
      </div>
    )
  },
})
