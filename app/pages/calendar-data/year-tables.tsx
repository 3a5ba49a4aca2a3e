import { bsMonthName } from 'bikram-sambat-calendar'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type Grade, grades } from 'bikram-sambat-calendar/ledger'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { FoldedTable } from '#app/ui/data-table.tsx'
import { linkStyle } from '../page-parts.tsx'
import type { LedgerYear } from './ledger-rows.ts'
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
          heads={[text.year, text.lengths, text.gradeHead]}
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
