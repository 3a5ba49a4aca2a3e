import { useMessages } from '#app/platform/i18n/use-language.ts'
import { shiftIn } from '../../calculations.ts'
import { messages } from '../../messages.ne.ts'
import { SelectField } from '../select-field.tsx'
import { Calculator } from './calculator.tsx'
import { CountField } from './count-field.tsx'
import { DayField } from './day-field.tsx'
import { DayLines } from './day-lines.tsx'

/** Adds to a date or subtracts from it. */
export function ShiftForm() {
  const text = useMessages(messages).shift
  return (
    <Calculator
      title={text.title}
      about={text.about}
      calculate={shiftIn}
      fields={(problems) => (
        <>
          <DayField name="date" label={text.date} problems={problems} mayBeEmpty />
          <SelectField
            name="direction"
            label={text.direction}
            options={[
              ['add', text.add],
              ['subtract', text.subtract],
            ]}
          />
          <div className="flex flex-wrap gap-2">
            <CountField name="years" label={text.years} problems={problems} />
            <CountField name="months" label={text.months} problems={problems} />
            <CountField name="days" label={text.days} problems={problems} />
          </div>
        </>
      )}
    >
      {(day) => (
        <p className="text-lg font-bold">
          <DayLines day={day} />
        </p>
      )}
    </Calculator>
  )
}
