import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { type Amount, mostDigits } from '#app/lib/amount.ts'
import type { Lang } from '#app/lib/language.ts'
import { buttonStyle } from './button.ts'
import { Card } from './card.tsx'
import { SelectField, TextField } from './field.tsx'
import { useInitialInputValue } from './use-initial-input-value.ts'

interface ConverterCardProps extends Pick<ComponentProps<typeof Card>, 'level' | 'className'> {
  lang: Lang
  /** Path of the page: without JavaScript the server answers. */
  action: string
  text: {
    heading: string
    amount: string
    noAmount: string
    badAmount: string
    tooLarge: (digits: string) => string
    submit: string
  }
  amount: string
  onAmount: (typed: string) => void
  selects: readonly Omit<ComponentProps<typeof SelectField>, 'onChange'>[]
  onSelect: (name: string | undefined, value: string) => void
  /** What else the form sends. */
  hidden?: ReactNode
  kind: 'done' | Exclude<Amount, { kind: 'amount' }>['kind'] | 'no-rate'
  /** Why there is no rate. */
  noRate: string
  /** The result. */
  children: ReactNode
}

/** An amount, what it is converted from and to, and the result. */
export function ConverterCard(props: ConverterCardProps) {
  const { lang, action, text, amount, onAmount, selects, onSelect, hidden, kind, noRate, children, ...card } =
    props
  const input = useRef<HTMLInputElement>(null)
  useInitialInputValue(input, amount, onAmount)
  const problems = {
    empty: text.noAmount,
    'not-digits': text.badAmount,
    'too-large': text.tooLarge(digitsIn(lang, mostDigits)),
    'no-rate': noRate,
  }
  return (
    <Card {...card} id="converter" title={text.heading} titleClass="text-lg">
      <form
        method="get"
        action={`${action}#converter`}
        className="mt-1 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-2 lg:grid-cols-1"
        onSubmit={(event) => event.preventDefault()}
      >
        {hidden}
        <TextField
          ref={input}
          name="amount"
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onAmount(event.target.value)}
          isInvalid={kind === 'not-digits' || kind === 'too-large'}
          describedBy="converted"
        />
        {selects.map((select, index) => (
          <SelectField
            key={select.name}
            className={index > 0 ? 'col-span-full' : 'min-w-0'}
            autoComplete="off"
            {...select}
            onChange={(event) => onSelect(select.name, event.target.value)}
          />
        ))}
        <div className="hidden noscript:block">
          <button type="submit" className={buttonStyle.secondary}>
            {text.submit}
          </button>
        </div>
      </form>
      <div id="converted" role="status" className="mt-2 min-h-8">
        {kind === 'done' ? (
          children
        ) : (
          <p className={kind === 'empty' ? 'text-muted' : 'font-semibold text-simrik'}>{problems[kind]}</p>
        )}
      </div>
    </Card>
  )
}
