import { bsMonthName, digitsIn, weekdayName, weekdayOf } from 'bikram-sambat-calendar'
import { dayRemarks } from '#app/platform/calendar-day/day-remarks.ts'
import { ShortRemarks } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { fiscalPeriodIn, shiftIn } from '../../calculations.ts'
import { dateText } from '../../calendars.ts'
import type { Day, FiscalPeriod } from '../../days.ts'
import { messages as toolMessages } from '../../messages.ne.ts'
import { Calculator, DayField } from './calculator.tsx'
import { messages } from './messages.ne.ts'

/** Adds to a date or subtracts from it. */
export function ShiftForm() {
  const text = useMessages(messages).shift
  return (
    <Calculator
      id="add"
      text={text}
      calculate={shiftIn}
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
      {(day) => (
        <div className="text-lg font-bold">
          <DayLines day={day} />
        </div>
      )}
    </Calculator>
  )
}

/** The first month of each quarter. */
const firstMonths = { 1: 4, 2: 7, 3: 10, 4: 1 } as const

export function FiscalYearForm() {
  const text = useMessages(messages).fiscal
  return (
    <Calculator
      id="fiscal-year"
      text={text}
      calculate={fiscalPeriodIn}
      fields={(given) => <DayField name="date" label={text.date} {...given} mayBeEmpty />}
    >
      {(period) => <PeriodFacts period={period} />}
    </Calculator>
  )
}

function PeriodFacts({
  period: { label, quarter, year, quarterPeriod, daysLeft },
}: {
  period: FiscalPeriod
}) {
  const text = useMessages(messages).fiscal
  const lang = useLang()
  const firstMonth = firstMonths[quarter]
  const months = [bsMonthName(firstMonth, lang), bsMonthName(firstMonth + 2, lang)] as const
  const lines = (day: Day | undefined) => (day ? <DayLines day={day} /> : text.unknown)
  return (
    <>
      <p className="text-2xl font-bold">{text.result(digitsIn(lang, label))}</p>
      <p className="text-lg">{text.quarter(digitsIn(lang, quarter), ...months)}</p>
      <FactList className="mt-3">
        <Fact name={text.firstDay}>{lines(year.first)}</Fact>
        <Fact name={text.lastDay}>{lines(year.last)}</Fact>
        <Fact name={text.quarterFirst}>{lines(quarterPeriod.first)}</Fact>
        <Fact name={text.quarterLast}>{lines(quarterPeriod.last)}</Fact>
        {daysLeft !== undefined && <Fact name={text.daysLeft}>{digitsIn(lang, daysLeft)}</Fact>}
      </FactList>
    </>
  )
}

/** One day in both calendars, with its weekday and remarks. */
function DayLines({ day }: { day: Day }) {
  const text = useMessages(toolMessages)
  const lang = useLang()
  return (
    <>
      <span className="block">
        {dateText('bs', day.bs, lang)} {text.calendar.bs}
      </span>
      <span className="block font-normal">
        {dateText('ad', day.ad, lang)} {text.calendar.ad}, {weekdayName(weekdayOf(day.bs), lang)}
      </span>
      <ShortRemarks remarks={dayRemarks({ calendar: 'ad', ...day })} />
    </>
  )
}
