import { bsMonthName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { prediction2084 } from 'bikram-sambat-calendar/ledger'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import type { ComputedYear } from './ledger-rows.ts'
import { messages } from './messages.ne.ts'

/** How sure each year without an official calendar is, and the forecast of 2084 with its hash. */
export function Forecast({ years }: { years: readonly ComputedYear[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const stateOf = ({ margin, open }: ComputedYear) => {
    if (open.length === 0) return text.firm(digitsIn(lang, margin))
    const named = open.map((start) =>
      text.openMonth[start.other](bsMonthName(start.month, lang), digitsIn(lang, start.margin)),
    )
    return text.open(named.join(', '))
  }
  return (
    <section aria-labelledby="ahead">
      <div className="prose">
        <h2 id="ahead">{text.ahead}</h2>
        <p>{text.aheadAbout}</p>
      </div>
      <DataTable
        caption={text.ahead}
        className="mt-3 [&_:is(td,th)]:align-top"
        heads={[text.year, text.state]}
        rows={years.map((year) => [digitsIn(lang, year.year), stateOf(year)])}
      />
      <div className="prose mt-6">
        <h3 id="forecast">{text.prediction}</h3>
        <p>{text.predictionAbout(dayText(lang, prediction2084.writtenOn))}</p>
      </div>
      <FactList className="mt-3">
        <Fact name={text.predictionText} className="font-mono [overflow-wrap:anywhere]">
          <code lang="en">{prediction2084.text}</code>
        </Fact>
        <Fact name={text.predictionHash} className="font-mono [overflow-wrap:anywhere]">
          <code lang="en">{prediction2084.sha256}</code>
        </Fact>
      </FactList>
    </section>
  )
}
