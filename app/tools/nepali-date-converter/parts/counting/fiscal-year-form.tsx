import { bsMonthName, digitsIn } from 'bikram-sambat'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fiscalPeriodIn } from '../../calculations.ts'
import type { Day } from '../../days.ts'
import type { FiscalPeriod } from '../../fiscal-period.ts'
import { messages } from '../../messages.ne.ts'
import { Calculator } from './calculator.tsx'
import { DayField } from './day-field.tsx'
import { DayLines } from './day-lines.tsx'
import { Fact } from './fact.tsx'

/** The first month of each quarter. */
const firstMonths = { 1: 4, 2: 7, 3: 10, 4: 1 } as const

export function FiscalYearForm() {
  const text = useMessages(messages).fiscal
  return (
    <Calculator
      title={text.title}
      about={text.about}
      calculate={fiscalPeriodIn}
      fields={(problems) => <DayField name="date" label={text.date} problems={problems} mayBeEmpty />}
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
      <dl className="mt-3 grid gap-2">
        <Fact term={text.firstDay}>{lines(year.first)}</Fact>
        <Fact term={text.lastDay}>{lines(year.last)}</Fact>
        <Fact term={text.quarterFirst}>{lines(quarterPeriod.first)}</Fact>
        <Fact term={text.quarterLast}>{lines(quarterPeriod.last)}</Fact>
        {daysLeft !== undefined && <Fact term={text.daysLeft}>{digitsIn(lang, daysLeft)}</Fact>}
      </dl>
    </>
  )
}
