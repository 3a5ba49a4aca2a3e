import { type ReactNode, useEffect, useRef, useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { itemNames, makingKinds, units } from '../jewellery.ts'
import { type AmountField, type Problems, type Reading, readOrder } from '../jewellery-form.ts'
import { messages } from '../messages.ne.ts'
import type { MarketDay } from '../price-view.ts'
import { Bill } from './bill.tsx'

const noProblems = {}

interface CalculatorProps {
  latest: MarketDay
  /** The query of the form that was sent without JavaScript. */
  asked: string
}

/** Computes the price of a piece while one types. The fields are uncontrolled, so that text typed before hydration stays. */
export default function JewelleryCalculator({ latest, asked }: CalculatorProps) {
  const text = useMessages(messages).jewellery
  const ready = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const total = useRef<HTMLDivElement>(null)
  const typed = new URLSearchParams(asked)
  const [{ reading, isAsked }, setResult] = useState<Result>(() =>
    asked ? { reading: readOrder(typed, latest), isAsked: false } : { isAsked: false },
  )
  const problems = reading && !reading.ok ? reading.problems : noProblems
  const read = (isAsked: boolean) => {
    if (!form.current) return
    const reading = readOrder(new FormData(form.current), latest)
    // What is only half typed is no mistake yet.
    setResult(isAsked || reading.ok ? { reading, isAsked } : { isAsked })
  }
  useEffect(() => {
    if (problems !== noProblems) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  // On a phone the result is below the form, off the screen.
  useEffect(() => {
    if (isAsked && reading?.ok) total.current?.scrollIntoView({ block: 'nearest' })
  }, [reading, isAsked])
  useEffect(() => fillWeight(form.current), [])

  return (
    <div>
      <p className="no-print text-muted">
        <span className="noscript:hidden">{text.about}</span>
        <span className="hidden noscript:inline">{text.byServer}</span>
      </p>
      <div className="mt-3 grid gap-6">
        <form
          ref={form}
          method="get"
          action="#jewellery"
          noValidate
          autoComplete="off"
          className="no-print group/form grid content-start gap-3"
          onInput={() => read(false)}
          onSubmit={(event) => {
            event.preventDefault()
            read(true)
          }}
        >
          <Fields problems={problems} typed={typed} />
          {/* The first button of a form is that of Enter: nothing is sent while the code is on its way. */}
          <button
            type="submit"
            disabled={!ready}
            className={`${buttonStyle.primary} justify-self-start noscript:hidden`}
          >
            {text.calculate}
          </button>
          <NoScriptButton className={buttonStyle.primary}>{text.calculate}</NoScriptButton>
        </form>
        {/* Spoken when it is asked for, not at each key. */}
        <div role="status" aria-live={isAsked ? 'polite' : 'off'} className="min-w-0">
          {reading?.ok && <Bill order={reading.order} total={total} />}
        </div>
      </div>
    </div>
  )
}

interface Result {
  /** None while the form is empty, or half filled in. */
  reading?: Reading
  /** By the button; else while typing. */
  isAsked: boolean
}

/** Takes the weight of an address such as `#tola=1.5`, which opened the calculator. */
function fillWeight(form: HTMLFormElement | null): void {
  const weight = new URLSearchParams(location.hash.slice(1)).get('tola')
  const field = form?.querySelector<HTMLInputElement>('[name=tola]')
  if (!form || !weight || field?.value !== '') return
  field.value = weight.slice(0, 20)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const ofTola = 'group-has-[[value=gram]:checked]/form:hidden'
const ofGram = 'hidden group-has-[[value=gram]:checked]/form:block'

/** CSS alone shows the fields of the selected unit. */
function Fields({ problems, typed }: { problems: Problems; typed: URLSearchParams }) {
  const [{ jewellery: text }, lang] = useTexts(messages)
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
      defaultValue={typed.get(name)?.slice(0, 20) ?? undefined}
      hint={hint}
      error={error(name)}
    />
  )
  return (
    <>
      <SelectField
        name="item"
        defaultValue={typed.get('item') ?? undefined}
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
                defaultChecked={unit === (typed.get('unit') === 'gram' ? 'gram' : 'tola')}
                className="size-6 accent-brand"
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
          defaultValue={typed.get('makingKind') ?? undefined}
          label={text.makingKind}
          options={makingKinds.map((value) => [value, text.makingKinds[value]] as const)}
        />
      </div>
      {amount('tax', text.taxHint)}
    </>
  )
}
