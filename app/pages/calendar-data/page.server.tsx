import { dayText } from '#app/lib/day-text.ts'
import { definePage } from '#app/platform/document/page.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { pageSeo } from '../page-seo.server.ts'
import { ContestedDays } from './contested-days.tsx'
import { Forecast } from './forecast.tsx'
import { GradeList } from './grade-list.tsx'
import { computedYears, ledgerYears } from './ledger-rows.ts'
import { messages } from './messages.ne.ts'
import { Papers } from './papers.tsx'
import { YearTables } from './year-tables.tsx'

const years = ledgerYears()
const computed = computedYears()

/** How the first day of each month of the calendar is known. */
export const page = definePage({
  path: '/calendar-data',
  load: async (request) => ({ seo: await pageSeo(request, messages[request.lang]) }),
  draw: () => <CalendarData />,
})

function CalendarData() {
  const text = useMessages(messages)
  return (
    <div className="mx-auto grid max-w-3xl gap-10">
      <header>
        <h1 className="text-3xl sm:text-4xl">{text.title}</h1>
        <p className="mt-2 text-lg text-muted">{text.lead}</p>
      </header>
      <GradeList years={years} />
      <ContestedDays />
      <Forecast years={computed} />
      <YearTables years={years} />
      <Papers />
      <Change />
      <Sources />
      <History />
    </div>
  )
}

function Change() {
  const text = useMessages(messages)
  const { supportEmail } = useSite()
  return (
    <section aria-labelledby="change" className="prose">
      <h2 id="change">{text.change}</h2>
      <ul>
        {text.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        {text.write} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </section>
  )
}

function Sources() {
  const text = useMessages(messages)
  return (
    <section aria-labelledby="sources" className="prose">
      <h2 id="sources">{text.sources}</h2>
      <ul>
        {text.sourceList.map(({ name, address }) => (
          <li key={name}>
            {address ? (
              <a href={address} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function History() {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section aria-labelledby="history" className="prose">
      <h2 id="history">{text.history}</h2>
      <ul>
        {text.historyList.map(({ on, text: what }) => (
          <li key={on}>
            <time dateTime={on}>{dayText(lang, on)}</time>: {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
