import { type DateDifference, digitsIn } from 'bikram-sambat-calendar'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { RemarksOfDay } from '#app/platform/calendar-day/remarks-of-day.tsx'
import { spanRemarks } from '#app/platform/calendar-day/span-remarks.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { ageIn, differenceIn, type SpanResult } from '../../calculations.ts'
import { dateText } from '../../calendars.ts'
import { messages as toolMessages } from '../../messages.ne.ts'
import { Calculator, type CalculatorProps, DayField } from './calculator.tsx'
import { messages } from './messages.ne.ts'

export function AgeForm() {
  const text = useMessages(messages).age
  const days = { birth: text.birth, on: text.on }
  return <SpanForm id="age" text={text} calculate={ageIn} days={days} />
}

export function DifferenceForm() {
  const text = useMessages(messages).difference
  const days = { from: text.from, to: text.to }
  return <SpanForm id="between" text={text} calculate={differenceIn} days={days} />
}

interface SpanFormProps extends Pick<CalculatorProps<SpanResult>, 'id' | 'text' | 'calculate'> {
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
  const all = useMessages(messages)
  const toolText = useMessages(toolMessages)
  const text = all.counting
  const lang = useLang()
  const spanText = ({ years, months, days }: DateDifference) =>
    toolText.span(digitsIn(lang, years), digitsIn(lang, months), digitsIn(lang, days))
  return (
    <>
      <p className="text-muted">{text.fromTo(dateText('bs', from.bs, lang), dateText('bs', to.bs, lang))}</p>
      <p className="text-muted">{text.fromTo(dateText('ad', from.ad, lang), dateText('ad', to.ad, lang))}</p>
      {span.backwards && <p className="mt-1">{all.difference.backwards}</p>}
      <FactList className="mt-3">
        <Fact name={text.nepaliCount} className="text-xl font-semibold">
          {spanText(span.bs)}
        </Fact>
        <Fact name={text.englishCount} className="text-xl font-semibold">
          {spanText(span.ad)}
        </Fact>
        <Fact name={text.daysInAll}>{groupedNumber(lang, span.days)}</Fact>
      </FactList>
      <RemarksOfDay remarks={spanRemarks(from.bs, to.bs)} />
    </>
  )
}
