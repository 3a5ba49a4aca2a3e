import { todayInNepal } from 'bikram-sambat-calendar'
import { definePage } from '#app/platform/document/page.ts'
import { CodeBlock, Paragraph, Section } from '../page-parts.tsx'
import { pageSeo } from '../page-seo.server.ts'
import { codeOf, exampleNames, examplesOf } from './examples.ts'
import { LiveExample } from './live-example.tsx'
import { messages } from './messages.ne.ts'
import { Reference } from './reference.tsx'
import { snippets } from './snippets.ts'

/** Explains the form field of the package `bs-date-field`, and shows it at work. */
export const page = definePage({
  path: '/developers/date-field',
  script: 'date-field',
  load: async (request) => {
    const text = messages[request.lang]
    const examples = examplesOf(request.lang, text.examples, todayInNepal(new Date()).bs)
    return { seo: await pageSeo(request, text), examples }
  },
  draw: ({ examples }, { lang, inlineScript }) => {
    const text = messages[lang]
    return (
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{text.title}</h1>
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
        <Section id="install" title={text.installHeading}>
          <CodeBlock code={snippets.npm} />
          <p className="mt-3 text-muted">{text.module}</p>
          <CodeBlock code={snippets.module} />
          <Paragraph text={text.plain} />
          <CodeBlock code={snippets.plain} />
        </Section>
        <Reference />
      </div>
    )
  },
})
