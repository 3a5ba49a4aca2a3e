import {
  bsMonthName,
  daysInBsMonth,
  firstKnownBsYear,
  lastBsYear,
  lastPublishedYear,
} from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import {
  type Grade,
  gradeOf,
  grades,
  marginOf,
  otherStartOf,
  prediction2084,
} from '@chautari/bikram-sambat/ledger'
import { dayText } from '#app/lib/day-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { Section } from '#app/ui/card.tsx'
import { DataTable, FoldedTable } from '#app/ui/data-table.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { linkStyle, ProseSection } from '../page-parts.tsx'
import { messages } from './messages.ne.ts'

/** Month lengths and grades of all years, one table for each decade. */
export function YearTables({ years }: { years: readonly LedgerYear[] }) {
  const [text, lang] = useTexts(messages)
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
    <ProseSection id="years" title={text.all} paragraphs={[text.allAbout, text.files]}>
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
    </ProseSection>
  )
}

/** The six grades with their meaning, and how many months have each. */
export function GradeList({ years }: { years: readonly LedgerYear[] }) {
  const [text, lang] = useTexts(messages)
  const counts = gradeCounts(years)
  return (
    <Section headingId="grades" title={text.grades} titleClass="text-2xl">
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
    </Section>
  )
}

/** How sure each year without an official calendar is, and the forecast of 2084 with its hash. */
export function Forecast({ years }: { years: readonly ComputedYear[] }) {
  const [text, lang] = useTexts(messages)
  const stateOf = ({ margin, open }: ComputedYear) => {
    if (open.length === 0) return text.firm(digitsIn(lang, margin))
    const named = open.map((start) =>
      text.openMonth[start.other](bsMonthName(start.month, lang), digitsIn(lang, start.margin)),
    )
    return text.open(named.join(', '))
  }
  return (
    <ProseSection id="ahead" title={text.ahead} paragraphs={[text.aheadAbout]}>
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
    </ProseSection>
  )
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

type LedgerYear = ReturnType<typeof ledgerYear>

/** All years of the table in order. */
export function ledgerYears(): readonly LedgerYear[] {
  const length = lastBsYear - firstKnownBsYear + 1
  return Array.from({ length }, (_, index) => ledgerYear(firstKnownBsYear + index))
}

function ledgerYear(year: number) {
  const starts = months.map((month) => ({ month, grade: gradeOf(year, month) }))
  const countOf = (grade: Grade) => starts.filter((start) => start.grade === grade).length
  /** Of most of its month starts. */
  const grade = [...grades].sort((a, b) => countOf(b) - countOf(a))[0] ?? 'cross-checked'
  return {
    year,
    /** Of its months from Baisakh to Chaitra. */
    lengths: months.map((month) => daysInBsMonth(year, month)),
    grade,
    /** The months with another grade. */
    others: starts.filter((start) => start.grade !== grade),
  }
}

/** How many month starts have each grade. */
export function gradeCounts(years: readonly LedgerYear[]): Readonly<Record<Grade, number>> {
  const counts = Object.fromEntries(grades.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const { grade, others } of years) {
    counts[grade] += months.length - others.length
    for (const other of others) counts[other.grade] += 1
  }
  return counts
}

type ComputedYear = ReturnType<typeof computedYears>[number]

/** The years without an official calendar. */
export function computedYears() {
  return Array.from({ length: lastBsYear - lastPublishedYear }, (_, index) => {
    const year = lastPublishedYear + 1 + index
    const margins = months.map((month) => ({ month, margin: Math.floor(marginOf(year, month)) }))
    return {
      year,
      /** Whole minutes from the cut of the day to the nearest entry of the year. */
      margin: Math.min(...margins.map(({ margin }) => margin)),
      /** The months that may begin on another day. */
      open: margins
        .filter(({ month }) => gradeOf(year, month) === 'computed-open')
        .map((start) => ({ ...start, other: otherStartOf(year, start.month) })),
    }
  })
}
