import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { BsDateField, focusFirstError } from '#app/ui/bs-date-field.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { FormResult, Problems } from '../../calculations.ts'
import type { Calendar } from '../../calendars.ts'
import { messages as toolMessages } from '../../messages.ne.ts'
import { messages } from './messages.ne.ts'

interface CalculatorProps<Result> {
  /** In addresses: `#age` opens the form. */
  id: string
  title: string
  about: string
  fields: (problems: Problems) => ReactNode
  calculate: (form: FormData, lang: Lang) => FormResult<Result>
  children: (result: Result) => ReactNode
}

const none: Problems = {}

/** A card with a form and its result. The fields are uncontrolled. */
export function Calculator<Result>({
  id,
  title,
  about,
  fields,
  calculate,
  children,
}: CalculatorProps<Result>) {
  const text = useMessages(messages).counting
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const row = useRef<HTMLDetailsElement>(null)
  const ready = useHydrated()
  const [outcome, setOutcome] = useState<FormResult<Result>>()
  const problems = outcome && !outcome.ok ? outcome.problems : none
  useEffect(() => {
    if (problems !== none) focusFirstError(form.current)
  }, [problems])

  useEffect(() => {
    const openNamed = () => {
      if (!row.current || location.hash !== `#${id}`) return
      row.current.open = true
      row.current.scrollIntoView()
    }
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [id])

  return (
    <section aria-labelledby={`${id}-title`} className={`${cardStyle} print-if-result min-w-0`}>
      <details ref={row} id={id} name="date-counting" className="group scroll-mt-20">
        <summary className="flex min-h-14 items-center justify-between gap-2 px-4 sm:px-6">
          <h3 id={`${id}-title`} className="text-lg">
            {title}
          </h3>
          <Icon
            name="arrow-up"
            className="no-print size-5 shrink-0 rotate-180 text-muted group-open:rotate-0"
          />
        </summary>
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          <p className="no-print text-sm text-muted">{about}</p>
          <form
            ref={form}
            noValidate
            className="no-print mt-4 grid gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              setOutcome(calculate(new FormData(event.currentTarget), lang))
            }}
          >
            {fields(problems)}
            <button type="submit" disabled={!ready} className={`${buttonStyle.primary} justify-self-start`}>
              {text.calculate}
            </button>
          </form>
          <div role="status">
            {outcome?.ok && <div className="mt-4 border-t border-line pt-4">{children(outcome.result)}</div>}
          </div>
        </div>
      </details>
    </section>
  )
}

interface DayFieldProps {
  name: string
  label: string
  problems: Problems
  /** Left empty, it means today. */
  mayBeEmpty?: boolean
}

/** A date of either calendar. The Nepali one is typed, pasted or chosen, the English one typed or pasted. */
export function DayField({ name, label, problems, mayBeEmpty = false }: DayFieldProps) {
  const text = useMessages(messages).counting
  const names = useMessages(toolMessages).calendar
  /** What was entered stays when the other calendar is chosen. */
  const [{ calendar, entered }, setEntry] = useState<{ calendar: Calendar; entered: string }>({
    calendar: 'bs',
    entered: '',
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
