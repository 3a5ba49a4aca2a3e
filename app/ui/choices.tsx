import type { MouseEvent, ReactNode } from 'react'

interface Chip {
  key: string
  label: string
  isCurrent: boolean
  /** Makes it a link, which works without JavaScript. */
  href?: string
  onChoose: (event: MouseEvent) => void
}

/** A few choices in a row, of which one is current. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <ul className="mt-1 flex flex-wrap gap-1.5 sm:gap-2">
        {chips.map(({ key, label, isCurrent, href, onChoose }) => {
          const shared = { className: chipStyle(isCurrent), onClick: onChoose }
          return (
            <li key={key}>
              {href === undefined ? (
                <button type="button" aria-pressed={isCurrent} {...shared}>
                  {label}
                </button>
              ) : (
                <a href={href} aria-current={isCurrent ? 'true' : undefined} {...shared}>
                  {label}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const chipStyle = (isCurrent: boolean) =>
  `flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-2 text-sm sm:px-3 sm:text-base ${
    isCurrent
      ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink underline underline-offset-4'
      : 'border-line-strong hover:bg-hover'
  }`

interface RadioRowProps<Value extends string | number> {
  name: string
  legend: string
  options: readonly (readonly [value: Value, label: ReactNode])[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few options in a row, as wide as each other; the chosen one is marked. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { name, legend, options, chosen, onChoose } = props
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid auto-cols-fr grid-flow-col gap-2">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="relative flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-lg border border-line-strong bg-surface px-2 py-1 text-center font-semibold hover:bg-hover has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
