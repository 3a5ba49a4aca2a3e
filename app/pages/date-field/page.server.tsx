import { todayInNepal } from 'bikram-sambat-calendar'
import { loadSite } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { WithCode } from '#app/ui/with-code.tsx'
import { CodeBlock } from './code-block.tsx'
import { codeOf, exampleNames, examplesOf } from './examples.ts'
import { LiveExample } from './live-example.tsx'
import { messages } from './messages.ne.ts'
import { Reference } from './reference.tsx'
import { snippets } from './snippets.ts'

const path = '/developers/date-field'

/** Explains the form field of the package `bs-date-field`, and shows it at work. */
export const page = definePage({
  path,
  script: 'date-field',
  load: async ({ url, lang, context }) => {
    const { name } = await loadSite(url, context)
    const { title, description } = messages[lang]
    const about = { kind: 'page' as const, name: title }
    const seo = { lang, path, title: `${title} | ${name}`, description, about }
    return { seo, examples: examplesOf(lang, messages[lang].examples, todayInNepal(new Date()).bs) }
  },
  draw: ({ examples }, { lang, inlineScript }) => {
    const text = messages[lang]
    return (
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-3 text-lg text-muted">{text.lead}</p>
        <p className="mt-2 text-muted">{text.free}</p>
        <section aria-labelledby="examples">
          <h2 id="examples" className="mt-8 text-xl">
            {text.examplesHeading}
          </h2>
          <p className="mt-2 text-muted">
            <WithCode text={text.examplesHint} />
          </p>
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
        </section>
        <section aria-labelledby="install">
          <h2 id="install" className="mt-8 text-xl">
            {text.installHeading}
          </h2>
          <CodeBlock code={snippets.npm} />
          <p className="mt-3 text-muted">{text.module}</p>
          <CodeBlock code={snippets.module} />
          <p className="mt-3 text-muted">
            <WithCode text={text.plain} />
          </p>
          <CodeBlock code={snippets.plain} />
        </section>
        <Reference />
      </div>
    )
  },
})
