import type { ComponentProps } from 'react'
import { buttonStyle } from './button.ts'
import { fieldStyle } from './field.tsx'
import { Icon } from './icon.tsx'

interface SearchFormProps extends ComponentProps<'input'> {
  id: string
  /** Path that the form is sent to. */
  action: string
  label: string
  button: string
  className?: string
}

/** A search as a plain form, sent as `q`: it works before the scripts are loaded, and without them. */
export function SearchForm({ action, label, button, className, ...input }: SearchFormProps) {
  return (
    <search className={className}>
      <form action={action} method="get" className="flex gap-2">
        <label htmlFor={input.id} className="sr-only">
          {label}
        </label>
        <div className="relative min-w-0 grow">
          <Icon name="search" className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
          <input name="q" autoComplete="off" {...input} className={`${fieldStyle} ps-10`} />
        </div>
        <button type="submit" className={buttonStyle.primary}>
          {button}
        </button>
      </form>
    </search>
  )
}
