import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Lang } from '#app/kit/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { FormResult, Problems } from '../../form-fields.ts'
import { messages } from '../../messages.ne.ts'

interface CalculatorProps<Result> {
  title: string
  about: string
  fields: (problems: Problems) => ReactNode
  calculate: (form: FormData, lang: Lang) => FormResult<Result>
  children: (result: Result) => ReactNode
}

const none: Problems = {}

/** A card with a form and its result. The fields are uncontrolled. */
export function Calculator<Result>({ title, about, fields, calculate, children }: CalculatorProps<Result>) {
  const text = useMessages(messages).counting
  const lang = useLang()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  const [outcome, setOutcome] = useState<FormResult<Result>>()
  const problems = outcome && !outcome.ok ? outcome.problems : none
  useEffect(() => {
    if (problems !== none) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  return (
    <section
      aria-labelledby={id}
      className="content-auto min-w-0 rounded-2xl border border-line bg-surface p-4 [--intrinsic:36rem] sm:p-6"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <p className="mt-1 text-sm text-muted">{about}</p>
      <form
        ref={form}
        noValidate
        className="mt-4 grid gap-3"
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
    </section>
  )
}
