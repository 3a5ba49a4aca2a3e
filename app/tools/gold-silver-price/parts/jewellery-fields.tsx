import { type ReactNode, useId } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { itemNames, makingKinds, units } from '../jewellery.ts'
import type { Problems } from '../jewellery-form.ts'
import { messages } from '../messages.ne.ts'
import { AmountInput } from './amount-input.tsx'

const ofTola = 'group-has-[[value=gram]:checked]/form:hidden'
const ofGram = 'hidden group-has-[[value=gram]:checked]/form:block'

/** CSS alone shows the fields of the selected unit. */
export function JewelleryFields({ problems }: { problems: Problems }) {
  const text = useMessages(messages).jewellery
  const { fields } = text
  return (
    <>
      <Choice
        name="item"
        label={text.item}
        options={itemNames.map((value) => [value, text.items[value]] as const)}
      />
      <fieldset>
        <legend className="font-semibold">{text.unit}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {units.map((unit) => (
            <label key={unit} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="unit"
                value={unit}
                defaultChecked={unit === 'tola'}
                className="size-5 accent-brand"
              />
              {text.units[unit]}
            </label>
          ))}
        </div>
        <div className={`flex gap-3 ${ofTola}`}>
          {(['tola', 'aana', 'lal'] as const).map((name) => (
            <AmountInput key={name} name={name} label={fields[name]} problem={problems[name]} />
          ))}
        </div>
        <p className={`mt-1 text-sm text-muted ${ofTola}`}>{text.weightHint}</p>
        <div className={ofGram}>
          <AmountInput name="gram" label={fields.gram} problem={problems.gram} />
        </div>
      </fieldset>
      <AmountInput
        name="price"
        label={fields.price}
        problem={problems.price}
        hint={
          <>
            <span className={ofTola}>{text.priceHint.tola}</span>
            <span className={ofGram}>{text.priceHint.gram}</span>
          </>
        }
      />
      <AmountInput name="wastage" label={fields.wastage} problem={problems.wastage} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountInput name="making" label={fields.making} problem={problems.making} />
        <Choice
          name="makingKind"
          label={text.makingKind}
          options={makingKinds.map((value) => [value, text.makingKinds[value]] as const)}
        />
      </div>
      <AmountInput name="tax" label={fields.tax} problem={problems.tax} hint={text.taxHint} />
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  options: readonly (readonly [value: string, text: ReactNode])[]
}

function Choice({ name, label, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name={name} className={`${fieldStyle} mt-1`}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
