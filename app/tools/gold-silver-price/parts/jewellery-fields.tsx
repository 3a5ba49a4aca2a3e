import type { ReactNode } from 'react'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { itemNames, makingKinds, units } from '../jewellery.ts'
import type { AmountField, Problems } from '../jewellery-form.ts'
import { messages } from '../messages.ne.ts'

const ofTola = 'group-has-[[value=gram]:checked]/form:hidden'
const ofGram = 'hidden group-has-[[value=gram]:checked]/form:block'

/** CSS alone shows the fields of the selected unit. */
export function JewelleryFields({ problems }: { problems: Problems }) {
  const text = useMessages(messages).jewellery
  const lang = useLang()
  const error = (name: AmountField) => {
    const problem = problems[name]
    if (!problem) return undefined
    return 'most' in problem
      ? text.problems[problem.kind](groupedNumber(lang, problem.most))
      : text.problems[problem.kind]
  }
  const amount = (name: AmountField, hint?: ReactNode) => (
    <TextField
      key={name}
      className="min-w-0 grow"
      label={text.fields[name]}
      name={name}
      inputMode="decimal"
      maxLength={20}
      hint={hint}
      error={error(name)}
    />
  )
  return (
    <>
      <SelectField
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
        <div className={`flex gap-3 ${ofTola}`}>{[amount('tola'), amount('aana'), amount('lal')]}</div>
        <p className={`mt-1 text-sm text-muted ${ofTola}`}>{text.weightHint}</p>
        <div className={ofGram}>{amount('gram')}</div>
      </fieldset>
      {amount(
        'price',
        <>
          <span className={ofTola}>{text.priceHint.tola}</span>
          <span className={ofGram}>{text.priceHint.gram}</span>
        </>,
      )}
      {amount('wastage')}
      <div className="grid gap-3 sm:grid-cols-2">
        {amount('making')}
        <SelectField
          name="makingKind"
          label={text.makingKind}
          options={makingKinds.map((value) => [value, text.makingKinds[value]] as const)}
        />
      </div>
      {amount('tax', text.taxHint)}
    </>
  )
}
