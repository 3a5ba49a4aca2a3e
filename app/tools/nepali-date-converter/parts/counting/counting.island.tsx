import { digitsIn } from '@chautari/bikram-sambat'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { Section } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { workingDaysIn } from '../../calculations.ts'
import { dateText } from '../../conversion.ts'
import type { Posted } from '../../url-state.ts'
import type { HolidayOn, WorkingDays } from '../../working-days.ts'
import { Calculator, DayField, PostedContext } from './calculator.tsx'
import { AgeForm, DifferenceForm, FiscalYearForm, holidays, ShiftForm } from './date-forms.tsx'
import { messages } from './messages.ne.ts'

/** Calculators for ages, differences, deadlines, working days and fiscal years. */
export default function Counting({ posted = {} }: { posted?: Posted | undefined }) {
  const text = useMessages(messages).counting
  return (
    <PostedContext value={posted}>
      <Section title={text.heading} titleClass="text-xl sm:text-2xl" className="print-if-result mt-6 sm:mt-8">
        <p className="no-print mt-1 max-w-prose text-muted max-sm:text-sm">{text.about}</p>
        <div className="mt-3 grid items-start gap-2 sm:gap-3 lg:grid-cols-2">
          {/* Columns of their own: an open row moves only what is below it. */}
          <div className="grid min-w-0 gap-2 sm:gap-3">
            <AgeForm />
            <DifferenceForm />
            <ShiftForm />
          </div>
          <div className="grid min-w-0 gap-2 sm:gap-3">
            <WorkingDaysForm />
            <FiscalYearForm />
          </div>
        </div>
      </Section>
    </PostedContext>
  )
}

function WorkingDaysForm() {
  const [{ working: text }, lang] = useTexts(messages)
  const about = text.about(digitsIn(lang, holidays.firstYear), digitsIn(lang, holidays.lastYear))
  return (
    <Calculator
      id="working-days"
      text={{ title: text.title, about }}
      calculation={(fields) => workingDaysIn(fields, holidays)}
      fields={(given) => (
        <>
          <DayField name="from" label={text.from} {...given} />
          <DayField name="to" label={text.to} {...given} />
          <SelectField
            name="weekend"
            defaultValue={given.posted.weekend}
            label={text.weekend}
            autoComplete="off"
            options={[
              ['one', text.saturday],
              ['two', text.saturdaySunday],
            ]}
          />
        </>
      )}
    >
      {(result) => <CountFacts count={result} />}
    </Calculator>
  )
}

/** The figure, the holiday lists behind it, and their limits. */
function CountFacts({ count }: { count: WorkingDays }) {
  const [{ working: text }, lang] = useTexts(messages)
  const { limited, unknownYears, withoutEid, notices } = count
  const span = (years: readonly number[]) => digitsIn(lang, [...new Set([years[0], years.at(-1)])].join('–'))
  const lists = notices.map(({ year, published }) =>
    text.asOf(digitsIn(lang, year), dateText('bs', published, lang)),
  )
  const sentences = [
    ...(withoutEid.length > 0
      ? [text.withoutEid(withoutEid.map((year) => digitsIn(lang, year)).join(', '))]
      : []),
    text.limitedStay,
    ...(lists.length > 0 ? [text.notices(lists.join(', '))] : []),
    ...(unknownYears.length > 0 ? [text.unknownYears(span(unknownYears))] : []),
  ]
  return (
    <>
      <p className="text-2xl font-bold">{text.result(groupedNumber(lang, count.workingDays))}</p>
      <FactList className="mt-3">
        <Fact name={text.daysInAll}>{groupedNumber(lang, count.days)}</Fact>
        <Fact name={text.weeklyDaysOff}>{groupedNumber(lang, count.weeklyDaysOff)}</Fact>
      </FactList>
      <HolidayList title={text.holidays} holidays={count.holidays} />
      {limited.length > 0 && <HolidayList title={text.limited} holidays={limited} />}
      <Remarks remarks={saidIn(lang, count.remarks)} as="sentences" className="mt-2" />
      {count.countsClosedSundays && <p className="mt-2">{text.closedSundays}</p>}
      <p className="mt-2 text-sm text-muted">{sentences.join(' ')}</p>
    </>
  )
}

/** A longer list is collapsed. */
const shownDays = 8

function HolidayList({ title, holidays }: { title: string; holidays: readonly HolidayOn[] }) {
  const lang = useLang()
  return (
    <details className="mt-2" open={holidays.length <= shownDays}>
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        {title}: {digitsIn(lang, holidays.length)}
      </summary>
      <ul className="list-disc pl-5">
        {holidays.map(({ date, holiday }) => (
          <li key={`${date.year}-${date.month}-${date.day}`}>
            {dateText('bs', date, lang)}: {holiday.names.map((name) => name[lang]).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
