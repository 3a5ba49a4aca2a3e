import { digitsIn, formatAd, weekdayName, weekdayOf } from '@chautari/bikram-sambat'
import { type Period, periodsBetween } from '@chautari/bikram-sambat/periods'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { periodRemarks, spanRemarks } from '#app/platform/calendar-day/period-remarks.ts'
import { RemarksOfDay, ShortRemarks } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import file from '#app/records/holidays/data/holidays.json'
import { readHolidays } from '#app/records/holidays/holidays.ts'
import {
  type LastWorkingDays,
  lastWorkingDays,
  workingDaysText,
} from '#app/records/holidays/last-working-days.ts'
import { FoldedTable } from '#app/ui/data-table.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { ageIn, differenceIn, fiscalPeriodsIn, shiftIn } from '../../calculations.ts'
import { dateText, numericText, spanText } from '../../conversion.ts'
import type { Day, FiscalPeriods } from '../../days.ts'
import { messages } from '../../messages.ne.ts'
import { Calculator, type CalculatorProps, DayField } from './calculator.tsx'
import { messages as countingMessages } from './messages.ne.ts'

/** What working days are counted by. */
export const holidays = readHolidays(file)

export function AgeForm() {
  const text = useMessages(countingMessages).age
  const days = { birth: text.birth, on: text.on }
  return <SpanForm id="age" text={text} calculation={ageIn} days={days} />
}

export function DifferenceForm() {
  const text = useMessages(countingMessages).difference
  const days = { from: text.from, to: text.to }
  return <SpanForm id="between" text={text} calculation={differenceIn} days={days} />
}

type SpanResult = NonNullable<ReturnType<typeof differenceIn>>

interface SpanFormProps extends Pick<CalculatorProps<SpanResult>, 'id' | 'text' | 'calculation'> {
  /** The labels of both fields by their names; the second may be empty. */
  days: Readonly<Record<string, string>>
}

function SpanForm({ days, ...form }: SpanFormProps) {
  return (
    <Calculator
      {...form}
      fields={(given) =>
        Object.entries(days).map(([name, label], index) => (
          <DayField key={name} name={name} label={label} mayBeEmpty={index > 0} {...given} />
        ))
      }
    >
      {(result) => <SpanFacts result={result} />}
    </Calculator>
  )
}

/** The difference of two days, in both calendars. */
function SpanFacts({ result: { from, to, span } }: { result: SpanResult }) {
  const [{ counting: text, difference }, lang] = useTexts(countingMessages)
  return (
    <>
      <p className="text-muted">{text.fromTo(dateText('bs', from.bs, lang), dateText('bs', to.bs, lang))}</p>
      <p className="text-muted">{text.fromTo(dateText('ad', from.ad, lang), dateText('ad', to.ad, lang))}</p>
      {span.backwards && <p className="mt-1">{difference.backwards}</p>}
      <FactList className="mt-3">
        <Fact name={text.nepaliCount} className="text-xl font-semibold">
          {spanText(lang, span.bs)}
        </Fact>
        <Fact name={text.englishCount} className="text-xl font-semibold">
          {spanText(lang, span.ad)}
        </Fact>
        <Fact name={text.daysInAll}>{groupedNumber(lang, span.days)}</Fact>
      </FactList>
      <RemarksOfDay remarks={spanRemarks(from.bs, to.bs)} />
    </>
  )
}

/** Adds to a date or subtracts from it. */
export function ShiftForm() {
  const text = useMessages(countingMessages).shift
  return (
    <Calculator
      id="add"
      text={text}
      calculation={shiftIn}
      fields={({ problems, posted }) => (
        <>
          <DayField name="date" label={text.date} problems={problems} posted={posted} mayBeEmpty />
          <SelectField
            name="direction"
            defaultValue={posted.direction}
            label={text.direction}
            autoComplete="off"
            options={[
              ['add', text.add],
              ['subtract', text.subtract],
            ]}
          />
          <div className="flex flex-wrap gap-2">
            {(['years', 'months', 'days'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                defaultValue={posted[name]}
                label={text[name]}
                error={problems[name]}
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
                className="min-w-0 grow basis-18"
              />
            ))}
          </div>
        </>
      )}
    >
      {(day) => <DayLines day={day} />}
    </Calculator>
  )
}

export function FiscalYearForm() {
  const text = useMessages(countingMessages).fiscal
  return (
    <Calculator
      id="fiscal-year"
      text={text}
      calculation={fiscalPeriodsIn}
      fields={(given) => <DayField name="date" label={text.date} {...given} mayBeEmpty />}
    >
      {(periods) => <PeriodFacts periods={periods} />}
    </Calculator>
  )
}

function PeriodFacts({ periods: { label, year, parts, daysLeft } }: { periods: FiscalPeriods }) {
  const [{ fiscal: text }, lang] = useTexts(countingMessages)
  const workingDays = (period: Period) => lastWorkingDays(period, holidays.ofYear(period.last.bs.year))
  const remarks = [...(year ? [year] : []), ...parts].flatMap((period) => workingDays(period).remarks)
  const said = new Map(saidIn(lang, remarks).map((remark) => [remark.text, remark]))
  return (
    <>
      <p className="text-2xl font-bold">{text.result(digitsIn(lang, label))}</p>
      <FactList className="mt-3">
        {year ? (
          <PeriodFact name={text.wholeYear} period={year} working={workingDays(year).value} />
        ) : (
          <Fact name={text.wholeYear}>{text.unknown}</Fact>
        )}
        {parts.map((part) => (
          <PeriodFact
            key={part.unit}
            name={part.label[lang]}
            period={part}
            working={workingDays(part).value}
          />
        ))}
        {daysLeft !== undefined && <Fact name={text.daysLeft}>{digitsIn(lang, daysLeft)}</Fact>}
      </FactList>
      <Remarks remarks={[...said.values()]} as="sentences" className="mt-3" />
      {year && <PeriodTable year={year} />}
    </>
  )
}

/** The quarters of a fiscal year, each with its months below it. */
function PeriodTable({ year: { label, first, last } }: { year: Period }) {
  const [{ fiscal }, lang] = useTexts(countingMessages)
  const { partsOf, columns, quarters } = fiscal
  const adText = ({ ad }: Day) => digitsIn(lang, numericText(ad))
  const periods = periodsBetween('quarter', first.bs, last.bs).flatMap((quarter) => [
    quarter,
    ...periodsBetween('month', quarter.first.bs, quarter.last.bs),
  ])
  return (
    <FoldedTable
      caption={partsOf(label[lang])}
      columnTitles={columns}
      className="text-sm [&_td]:pr-2 [&_td]:whitespace-nowrap [&_th]:pr-2"
      rows={periods.map((period) => [
        period.unit === 'quarter' ? (
          <strong key="quarter">{quarters[period.number - 1]}</strong>
        ) : (
          period.label[lang]
        ),
        adText(period.first),
        adText(period.last),
        digitsIn(lang, period.days),
      ])}
    />
  )
}

interface PeriodFactProps {
  name: string
  period: Period
  working: LastWorkingDays | undefined
}

/** First and last day in both calendars, with weekdays and remarks, and the last working day. */
function PeriodFact({ name, period, working }: PeriodFactProps) {
  const { dated } = useMessages(messages)
  const [{ counting, fiscal }, language] = useTexts(countingMessages)
  const { first, last, days } = period
  const adText = ({ ad }: Day) => formatAd(ad, { language, style: 'full' })
  return (
    <Fact name={fiscal.period(name, digitsIn(language, days))}>
      <span className="block">
        {dated.bs(counting.fromTo(dateText('bs', first.bs, language), dateText('bs', last.bs, language)))}
      </span>
      <span className="block font-normal">{dated.ad(counting.fromTo(adText(first), adText(last)))}</span>
      {working && (
        <span className="block font-normal">{fiscal.lastWorkingDay(workingDaysText(language, working))}</span>
      )}
      <ShortRemarks remarks={periodRemarks(period)} />
    </Fact>
  )
}

/** One day in both calendars, with its weekday and remarks. */
function DayLines({ day }: { day: Day }) {
  const [text, lang] = useTexts(messages)
  return (
    <div className="text-lg font-bold">
      <span className="block">
        {dateText('bs', day.bs, lang)} {text.calendar.bs}
      </span>
      <span className="block font-normal">
        {dateText('ad', day.ad, lang)} {text.calendar.ad}, {weekdayName(weekdayOf(day.bs), lang)}
      </span>
      <ShortRemarks remarks={dayRemarks({ calendar: 'ad', ...day })} />
    </div>
  )
}
