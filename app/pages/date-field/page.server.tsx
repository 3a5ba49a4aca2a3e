import { todayInNepal } from '@chautari/bikram-sambat'
import type { ReactNode } from 'react'
import { ArticleHtml } from '#app/platform/articles/article.tsx'
import { definePage } from '#app/platform/document/page.ts'
import { Card, Section } from '#app/ui/card.tsx'
import { loadText } from '../load-text.server.ts'
import { messages } from '../messages.ne.ts'
import { CodeBlock, WithCode } from '../page-parts.tsx'
import { codeOf, type Example, examplesOf } from './examples.ts'
import en from './page.en.md'
import ne from './page.ne.md'

/** Explains the form field of the package `bs-date-field`, and shows it at work. */
export const page = definePage({
  path: '/developers/date-field',
  listedSince: '2026-11-27',
  script: 'date-field',
  load: async (request) => {
    const { examples: texts } = messages[request.lang].dateField
    const examples = examplesOf(request.lang, texts, todayInNepal(new Date()).bs)
    return { ...(await loadText(request, { en, ne })), examples }
  },
  draw: ({ title, html, examples }, { lang, inlineScript }) => {
    const { dateField: text } = messages[lang]
    return (
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{text.lead}</p>
        <p className="mt-2 text-muted">{text.free}</p>
        <Section headingId="examples" title={text.examplesHeading} titleClass="mt-8 text-xl">
          <p className="mt-2 text-muted">
            <WithCode text={text.examplesHint} />
          </p>
          <noscript>
            <p className="mt-2 font-semibold">{text.noScript}</p>
          </noscript>
          {examples.map((example) => (
            <LiveExample key={example.title} {...example} inlineScript={inlineScript} />
          ))}
        </Section>
        <div className="mt-8">
          <ArticleHtml html={html} />
        </div>
      </div>
    )
  },
})

interface LiveExampleProps extends Example {
  title: string
  hint: string
  inlineScript: (text: string) => ReactNode
}

/**
 * Of the plain HTML of an example, which has no classes. The element is as high before its code is loaded as it is then.
 * Without JavaScript the buttons would do nothing.
 */
const plainHtmlStyle =
  '[&_form]:flex [&_form]:flex-wrap [&_form]:gap-3 [&_label]:grid [&_label]:w-full [&_label]:gap-1 ' +
  '[&_label]:font-semibold [&_bs-date-field]:min-h-[2.875rem] [&_bs-date-field]:font-normal ' +
  '[&_input]:min-h-(--field-height) [&_input]:w-full [&_input]:rounded-lg [&_input]:border ' +
  '[&_input]:border-line-strong [&_input]:bg-surface [&_input]:px-3 [&_input]:placeholder:text-muted ' +
  '[&_button]:min-h-11 [&_button]:rounded-lg [&_button]:border [&_button]:border-line-strong ' +
  '[&_button]:bg-surface [&_button]:px-4 [&_button]:font-semibold [&_button]:hover:bg-hover ' +
  '[&_output]:w-full [&_output]:whitespace-pre-line noscript:[&_button]:hidden'

/** An example at work, and its code beside it; below it on narrow screens. */
function LiveExample({ title, hint, html, script, inlineScript }: LiveExampleProps) {
  return (
    <Card title={title} level={3} titleClass="font-semibold" className="mt-4">
      <p className="mt-1 text-muted">
        <WithCode text={hint} />
      </p>
      <div className="mt-3 grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <div data-live="">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository */}
          <div className={plainHtmlStyle} dangerouslySetInnerHTML={{ __html: html }} />
          {script && inlineScript(script)}
        </div>
        <CodeBlock code={codeOf({ html, script })} />
      </div>
    </Card>
  )
}
