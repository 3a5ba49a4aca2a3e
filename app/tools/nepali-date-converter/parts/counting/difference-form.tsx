import { useWords } from '#app/platform/i18n/use-language.ts'
import { differenceIn } from '../../calculations.ts'
import { words } from '../../words.ts'
import { Calculator } from './calculator.tsx'
import { DayField } from './day-field.tsx'
import { SpanFacts } from './span-facts.tsx'

export function DifferenceForm() {
  const text = useWords(words).difference
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
