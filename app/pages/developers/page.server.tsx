import { definePage } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { Card } from '#app/ui/card.tsx'
import { WithCode } from '#app/ui/with-code.tsx'
import { CodeBlock, linkStyle, Paragraph, Rules, Section } from '../page-parts.tsx'
import { pageSeo } from '../page-seo.server.ts'
import { endpoints } from './endpoints.ts'
import { messages } from './messages.ne.ts'
import { snippetKinds, snippetPaths, snippetsOf } from './snippets.ts'

export const page = definePage({
  path: '/developers',
  load: async (request) => ({ seo: await pageSeo(request, messages[request.lang]) }),
  draw: () => <Developers />,
})

function Developers() {
  const text = useMessages(messages)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-lg text-muted">{text.lead}</p>
      <Section id="addresses" title={text.addressesHeading}>
        <Paragraph text={text.addressesHint} />
        <ul className="mt-4 grid gap-4">
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.path} {...endpoint} />
          ))}
        </ul>
      </Section>
      <Examples />
      <Rules title={text.rulesHeading} rules={text.rules} />
      <MoreLinks />
    </div>
  )
}

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
    <Section id="examples" title={text.examplesHeading}>
      {snippetKinds.map((kind) => (
        <div key={kind} className="mt-4">
          <h3 className="font-semibold">{text.examples[kind]}</h3>
          <CodeBlock code={snippets[kind]} />
          <a href={snippetPaths[kind]} className={linkStyle}>
            {text.tryExample[kind]}
          </a>
        </div>
      ))}
      <Paragraph text={text.sheetHint} />
      <AppLink to="/developers/spreadsheets" className={linkStyle}>
        {text.spreadsheets}
      </AppLink>
    </Section>
  )
}

const moreLinks = [
  { name: 'dateField', to: '/developers/date-field' },
  { name: 'frames', to: '/developers/frames' },
  { name: 'openapi', to: '/api/v1/openapi.json' },
  { name: 'data', to: '/data' },
  { name: 'llms', to: '/llms.txt' },
] as const

function MoreLinks() {
  const text = useMessages(messages)
  return (
    <Section id="more" title={text.moreHeading}>
      <ul className="mt-2">
        {moreLinks.map(({ name, to }) => (
          <li key={name}>
            {to.includes('.') ? (
              <a href={to} className={linkStyle}>
                {text[name]}
              </a>
            ) : (
              <AppLink to={to} className={linkStyle}>
                {text[name]}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
