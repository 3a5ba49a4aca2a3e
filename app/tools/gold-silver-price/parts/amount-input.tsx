import { type ReactNode, useId } from 'react'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import type { AmountField, Problem } from '../jewellery-form.ts'
import { messages } from '../messages.ne.ts'

interface AmountInputProps {
  name: AmountField
  label: string
  problem: Problem | undefined
  hint?: ReactNode
}

/** A number in digits of either script, which `type="number"` would refuse. */
export function AmountInput({ name, label, problem, hint }: AmountInputProps) {
  const { problems } = useMessages(messages).jewellery
  const lang = useLang()
  const id = useId()
  const note =
    problem && 'most' in problem
      ? problems[problem.kind](groupedNumber(lang, problem.most))
      : problem && problems[problem.kind]
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        maxLength={20}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={note || hint ? `${id}note` : undefined}
        className={`${fieldStyle} mt-1`}
      />
      {(note || hint) && (
        <p id={`${id}note`} className={`mt-1 text-sm ${note ? 'text-simrik' : 'text-muted'}`}>
          {note ?? hint}
        </p>
      )}
    </div>
  )
}
