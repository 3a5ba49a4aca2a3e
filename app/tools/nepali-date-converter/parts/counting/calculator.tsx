import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { SendWithoutScript } from '#app/platform/tool-page/send-without-script.tsx'
import { BsDateField, focusFirstError } from '#app/ui/bs-date-field.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type Calculation, calculated, type Problems } from '../../calculations.ts'
import type { Calendar } from '../../conversion.ts'
import { messages } from '../../messages.ne.ts'
import type { Posted } from '../../url-state.ts'
import { FoldedCard } from '../folded-card.tsx'
import { messages as countingMessages } from './messages.ne.ts'

/** A form that was posted without JavaScript: to the calculator of its field `calculator`. */
export const PostedContext = createContext<Posted>({})

/** The error messages of the fields, and what was posted without JavaScript. */
interface GivenFields {
  problems: Problems
  posted: Posted
}

export interface CalculatorProps<Result> {
  id: string
  text: { title: string; about: string }
  fields: (given: GivenFields) => ReactNode
  calculation: Calculation<Result>
  children: (result: Result) => ReactNode
}

/** A card with a form and its result. The fields are uncontrolled. */
export function Calculator<Result>({ id, text, fields, calculation, children }: CalculatorProps<Result>) {
  const [{ counting }, lang] = useTexts(countingMessages)
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  const given = use(PostedContext)
  const posted = given.calculator === id ? given : undefined
  const [outcome, setOutcome] = useState(posted && calculated(calculation, posted, lang))
  useEffect(() => {
    if (outcome) focusFirstError(form.current)
  }, [outcome])

  return (
    <FoldedCard id={id} title={text.title} isOpen={posted !== undefined}>
      <p className="no-print text-sm text-muted">{text.about}</p>
      <form
        ref={form}
        method="post"
        action={`#${id}`}
        noValidate
        className="no-print mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const entered = Object.fromEntries(new FormData(event.currentTarget)) as Posted
          setOutcome(calculated(calculation, entered, lang))
        }}
      >
        <input type="hidden" name="calculator" value={id} />
        {fields({ problems: outcome?.problems ?? {}, posted: posted ?? {} })}
        <SendWithoutScript label={counting.calculate} />
        <button
          type="submit"
          disabled={!ready}
          className={`${buttonStyle.primary} justify-self-start noscript:hidden`}
        >
          {counting.calculate}
        </button>
      </form>
      <div role="status">
        {outcome?.result && <div className="mt-4 border-t border-line pt-4">{children(outcome.result)}</div>}
      </div>
    </FoldedCard>
  )
}

interface DayFieldProps extends GivenFields {
  name: string
  label: string
  /** Left empty, it means today. */
  mayBeEmpty?: boolean
}

/** A date of either calendar. The Nepali one is typed, pasted or chosen, the English one typed or pasted. */
export function DayField({ name, label, problems, posted, mayBeEmpty = false }: DayFieldProps) {
  const text = useMessages(countingMessages).counting
  const names = useMessages(messages).calendar
  /** What was entered stays when the other calendar is chosen. */
  const [{ calendar, entered }, setEntry] = useState<{ calendar: Calendar; entered: string }>({
    calendar: posted[`${name}-calendar`] === 'ad' ? 'ad' : 'bs',
    entered: posted[`${name}-bs`] ?? posted[name] ?? '',
  })
  const id = useId()
  const error = problems[name]
  const isBs = calendar === 'bs'
  return (
    // A Nepali date shows its error itself.
    <Field
      id={id}
      label={label}
      error={isBs ? undefined : error}
      hint={!error && mayBeEmpty && text.emptyIsToday}
    >
      {(control) => (
        <div className="mt-1 flex items-start gap-2">
          {isBs ? (
            <BsDateField
              id={id}
              name={name}
              label={label}
              error={error}
              text={entered}
              className="min-w-0 grow"
            />
          ) : (
            <input
              {...control}
              defaultValue={entered}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={60}
              className={`${fieldStyle} min-w-0`}
            />
          )}
          <select
            name={`${name}-calendar`}
            aria-label={text.calendarOf(label)}
            autoComplete="off"
            value={calendar}
            onChange={({ target }) => {
              const text = new FormData(target.form ?? undefined).get(isBs ? `${name}-bs` : name)
              setEntry({
                calendar: target.value === 'ad' ? 'ad' : 'bs',
                entered: typeof text === 'string' ? text : '',
              })
            }}
            className={`${fieldStyle} w-auto! shrink-0 pr-1`}
          >
            <option value="bs">{names.bs}</option>
            <option value="ad">{names.ad}</option>
          </select>
        </div>
      )}
    </Field>
  )
}
