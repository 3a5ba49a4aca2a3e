import { grades } from 'bikram-sambat-calendar/ledger'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { gradeCounts, type LedgerYear } from './ledger-rows.ts'
import { messages } from './messages.ne.ts'

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
