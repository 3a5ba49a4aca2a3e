import { definePage } from '#app/platform/document/page.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { CodeBlock, linkStyle, Paragraph, Rules } from '../page-parts.tsx'
import { pageSeo } from '../page-seo.server.ts'
import { formulas } from './formulas.ts'
import { messages } from './messages.ne.ts'

export const page = definePage({
  path: '/developers/spreadsheets',
  load: async (request) => ({ seo: await pageSeo(request, messages[request.lang]) }),
  draw: () => <Spreadsheets />,
})

const files = { months: '/data/months.csv', rates: '/api/v1/exchange-rates/latest.csv' } as const

function Spreadsheets() {
  const text = useMessages(messages)
  const { siteUrl } = useSite()
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-lg text-muted">{text.lead}</p>
      <h2 className="mt-8 text-xl">{text.tablesHeading}</h2>
      <Paragraph text={text.tables} />
      <ul className="mt-2">
        {Object.entries(files).map(([sheet, address]) => (
          <li key={sheet}>
            <a href={address} className={linkStyle}>
              {`${sheet}: ${address}`}
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{text.google}</h3>
      <Paragraph text={text.googleHint} />
      {Object.values(files).map((address) => (
        <CodeBlock key={address} code={`=IMPORTDATA("${siteUrl}${address}", ",", "en_US")`} />
      ))}
      <h3 className="mt-4 font-semibold">{text.libreOffice}</h3>
      <Paragraph text={text.libreOfficeHint} />
      <h3 className="mt-4 font-semibold">{text.excel}</h3>
      <Paragraph text={text.excelHint} />
      <h2 className="mt-8 text-xl">{text.formulasHeading}</h2>
      {(['toAd', 'toBs', 'rate'] as const).map((name) => (
        <section key={name} aria-labelledby={name}>
          <h3 id={name} className="mt-4 font-semibold">
            {text.formulas[name].title}
          </h3>
          <Paragraph text={text.formulas[name].hint} />
          <CodeBlock code={formulas[name]} />
        </section>
      ))}
      <Rules title={text.rulesHeading} rules={text.rules} />
    </div>
  )
}
