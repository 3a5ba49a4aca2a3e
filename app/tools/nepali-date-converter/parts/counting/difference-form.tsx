import { useMessages } from '#app/platform/i18n/use-language.ts'
import { differenceIn } from '../../calculations.ts'
import { messages } from '../../messages.ne.ts'
import { Calculator } from './calculator.tsx'
import { DayField } from './day-field.tsx'
import { SpanFacts } from './span-facts.tsx'

export function DifferenceForm() {
  const text = useMessages(messages).difference
  return (
    <Calculator
      title={text.title}
      about={text.about}
      calculate={differenceIn}
      fields={(problems) => (
        <>
          <DayField name="from" label={text.from} problems={problems} />
          <DayField name="to" label={text.to} problems={problems} mayBeEmpty />
        </>
      )}
    >
      {(result) => <SpanFacts result={result} />}
    </Calculator>
  )
}
