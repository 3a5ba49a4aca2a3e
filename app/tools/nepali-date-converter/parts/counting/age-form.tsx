import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ageIn } from '../../calculations.ts'
import { messages } from '../../messages.ne.ts'
import { Calculator } from './calculator.tsx'
import { DayField } from './day-field.tsx'
import { SpanFacts } from './span-facts.tsx'

export function AgeForm() {
  const text = useMessages(messages).age
  return (
    <Calculator
      title={text.title}
      about={text.about}
      calculate={ageIn}
      fields={(problems) => (
        <>
          <DayField name="birth" label={text.birth} problems={problems} />
          <DayField name="on" label={text.on} problems={problems} mayBeEmpty />
        </>
      )}
    >
      {(result) => <SpanFacts result={result} />}
    </Calculator>
  )
}
