import { loadSite } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Card } from '#app/ui/card.tsx'
import { WithCode } from '#app/ui/with-code.tsx'
import { endpoints } from './endpoints.ts'
import { messages } from './messages.ne.ts'
import { snippetKinds, snippetPaths, snippetsOf } from './snippets.ts'

const path = '/developers'

export const page = definePage({
  path,
  load: async ({ url, lang, context }) => {
    const { name } = await loadSite(url, context)
    const { title, description } = messages[lang]
    const about = { kind: 'page' as const, name: title }
    return { seo: { lang, path, title: `${title} | ${name}`, description, about } }
  },
  draw: () => <Developers />,
})

function Developers() {
  const text = useMessages(messages)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-lg text-muted">{text.lead}</p>
      <section aria-labelledby="addresses">
        <h2 id="addresses" className="mt-8 text-xl">
          {text.addressesHeading}
        </h2>
        <p className="mt-2 text-muted">
          <WithCode text={text.addressesHint} />
        </p>
        <ul className="mt-4 grid gap-4">
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.path} {...endpoint} />
          ))}
        </ul>
      </section>
      <Examples />
      <section aria-labelledby="rules" className="prose mt-8">
        <h2 id="rules">{text.rulesHeading}</h2>
        <ul>
          {text.rules.map((rule) => (
            <li key={rule}>
              <WithCode text={rule} />
            </li>
          ))}
        </ul>
      </section>
      <MoreLinks />
    </div>
  )
}

const linkStyle = 'inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4'

function Endpoint({ path: address, example, formats }: (typeof endpoints)[number]) {
  const text = useMessages(messages)
  return (
    <li>
      <Card>
        <h3 className="font-semibold wrap-anywhere" translate="no">
          <code className="font-mono">{address}</code>
        </h3>
        <p className="mt-1 text-muted">
          <WithCode text={text.endpoints[address]} />
        </p>
        <p className="flex flex-wrap gap-x-4">
          {formats.map((format) => (
            <a
              key={format}
              href={`${example}.${format}`}
              className={linkStyle}
              aria-label={text.tryIt(example, format.toUpperCase())}
            >
              {`.${format}`}
            </a>
          ))}
        </p>
      </Card>
    </li>
  )
}

function Examples() {
  const text = useMessages(messages)
  const { siteUrl } = useSite()
  const snippets = snippetsOf(siteUrl)
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mt-8 text-xl">
        {text.examplesHeading}
      </h2>
      {snippetKinds.map((kind) => (
        <div key={kind} className="mt-4">
          <h3 className="font-semibold">{text.examples[kind]}</h3>
          <pre lang="en" className="mt-2 rounded-lg bg-hover p-3 text-sm wrap-anywhere whitespace-pre-wrap">
            <code>{snippets[kind]}</code>
          </pre>
          <a href={snippetPaths[kind]} className={linkStyle}>
            {text.tryExample[kind]}
          </a>
        </div>
      ))}
      <p className="mt-2 text-muted">
        <WithCode text={text.sheetHint} />
      </p>
      <AppLink to="/developers/spreadsheets" className={linkStyle}>
        {text.spreadsheets}
      </AppLink>
    </section>
  )
}

function MoreLinks() {
  const text = useMessages(messages)
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="mt-8 text-xl">
        {text.moreHeading}
      </h2>
      <ul className="mt-2">
        <li>
          <AppLink to="/developers/date-field" className={linkStyle}>
            {text.dateField}
          </AppLink>
        </li>
        <li>
          <AppLink to="/developers/frames" className={linkStyle}>
            {text.frames}
          </AppLink>
        </li>
        <li>
          <a href="/api/v1/openapi.json" className={linkStyle}>
            {text.openapi}
          </a>
        </li>
        <li>
          <AppLink to="/data" className={linkStyle}>
            {text.data}
          </AppLink>
        </li>
        <li>
          <a href="/llms.txt" className={linkStyle}>
            {text.llms}
          </a>
        </li>
      </ul>
    </section>
  )
}
