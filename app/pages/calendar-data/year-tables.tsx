import { bsMonthName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Grade, grades, prediction2084 } from 'bikram-sambat-calendar/ledger'
import { dayText } from '#app/lib/day-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { DataTable, FoldedTable } from '#app/ui/data-table.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { linkStyle } from '../page-parts.tsx'
import { type ComputedYear, gradeCounts, type LedgerYear } from './ledger-rows.ts'
import { messages } from './messages.ne.ts'

/** Month lengths and grades of all years, one table for each decade. */
export function YearTables({ years }: { years: readonly LedgerYear[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const decades = [...Map.groupBy(years, ({ year }) => Math.floor(year / 10)).values()]
  const gradesOf = ({ grade, others }: LedgerYear) => {
    const named = (other: Grade) =>
      others.filter((start) => start.grade === other).map(({ month }) => bsMonthName(month, lang))
    const exceptions = grades
      .filter((other) => named(other).length > 0)
      .map((other) => `${text.grade[other]}: ${named(other).join(', ')}`)
    return [text.grade[grade], ...exceptions].join('; ')
  }
  const captionOf = (named: readonly string[]) =>
    named.length > 1 ? text.decade(named[0] ?? '', named.at(-1) ?? '') : (named[0] ?? '')
  return (
    <section aria-labelledby="years">
      <div className="prose">
        <h2 id="years">{text.all}</h2>
        <p>{text.allAbout}</p>
        <p>{text.files}</p>
      </div>
      <p className="flex flex-wrap gap-x-4">
        {['json', 'csv'].map((format) => (
          <a key={format} href={`/api/v1/months.${format}`} className={linkStyle}>
            {text.file(format.toUpperCase())}
          </a>
        ))}
      </p>
      {decades.map((decade) => (
        <FoldedTable
          key={decade[0]?.year}
          caption={captionOf(decade.map(({ year }) => digitsIn(lang, year)))}
          className="[&_:is(td,th)]:align-top"
          columnTitles={[text.year, text.lengths, text.gradeHead]}
          rows={decade.map((year) => [
            digitsIn(lang, year.year),
            digitsIn(lang, year.lengths.join(' ')),
            gradesOf(year),
          ])}
        />
      ))}
    </section>
  )
}

/** The six grades with their meaning, and how many months have each. */
export function GradeList({ years }: { years: readonly LedgerYear[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const counts = gradeCounts(years)
  return (
    <section aria-labelledby="grades">
      <h2 id="grades" className="text-2xl">
        {text.grades}
      </h2>
      <p className="mt-2">{text.gradesAbout}</p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {grades.map((grade) => (
          <div key={grade} className="rounded-xl border border-line bg-surface p-4">
            <dt className="font-semibold">
              {text.grade[grade]}
              <span className="block font-normal text-muted">
                {text.months(groupedNumber(lang, counts[grade]))}
              </span>
            </dt>
            <dd className="mt-1 text-muted">{text.meaning[grade]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

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
        columnTitles={[text.year, text.state]}
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
