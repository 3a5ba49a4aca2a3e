import { loadSite } from '#app/layout/load-site.server.ts'
import { definePage } from '#app/platform/document/page.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { WithCode } from '#app/ui/with-code.tsx'
import { formulas } from './formulas.ts'
import { messages } from './messages.ne.ts'

const path = '/developers/spreadsheets'

export const page = definePage({
  path,
  load: async ({ url, lang, context }) => {
    const { name } = await loadSite(url, context)
    const { title, description } = messages[lang]
    const about = { kind: 'page' as const, name: title }
    return { seo: { lang, path, title: `${title} | ${name}`, description, about } }
  },
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
      <p className="mt-2 text-muted">
        <WithCode text={text.tables} />
      </p>
      <ul className="mt-2">
        {Object.entries(files).map(([sheet, address]) => (
          <li key={sheet}>
            <a
              href={address}
              className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
            >
              {`${sheet}: ${address}`}
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{text.google}</h3>
      <p className="mt-1 text-muted">
        <WithCode text={text.googleHint} />
      </p>
      {Object.values(files).map((address) => (
        <Formula key={address} text={`=IMPORTDATA("${siteUrl}${address}", ",", "en_US")`} />
      ))}
      <h3 className="mt-4 font-semibold">{text.libreOffice}</h3>
      <p className="mt-1 text-muted">
        <WithCode text={text.libreOfficeHint} />
      </p>
      <h3 className="mt-4 font-semibold">{text.excel}</h3>
      <p className="mt-1 text-muted">
        <WithCode text={text.excelHint} />
      </p>
      <h2 className="mt-8 text-xl">{text.formulasHeading}</h2>
      {(['toAd', 'toBs', 'rate'] as const).map((name) => (
        <section key={name} aria-labelledby={name}>
          <h3 id={name} className="mt-4 font-semibold">
            {text.formulas[name].title}
          </h3>
          <p className="mt-1 text-muted">
            <WithCode text={text.formulas[name].hint} />
          </p>
          <Formula text={formulas[name]} />
        </section>
      ))}
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
    </div>
  )
}

function Formula({ text }: { text: string }) {
  return (
    <pre lang="en" className="mt-2 rounded-lg bg-hover p-3 text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{text}</code>
    </pre>
  )
}
