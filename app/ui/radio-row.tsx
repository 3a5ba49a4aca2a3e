import type { ReactNode } from 'react'

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
