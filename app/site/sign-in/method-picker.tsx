import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { FormMethod } from './available-methods.ts'
import { messages } from './messages.ne.ts'

interface MethodPickerProps {
  methods: readonly FormMethod[]
  chosen: FormMethod
  onChoose: (method: FormMethod) => void
}

/** The methods as radio buttons in a row. */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  const text = useMessages(messages)
  return (
    <fieldset>
      <legend className="sr-only">{text.chooseMethod}</legend>
      <div className="flex rounded-lg border border-line-strong p-1">
        {methods.map((method) => (
          <label
            key={method}
            className="flex min-h-11 flex-1 items-center justify-center rounded-md px-2 text-center font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="way"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              className="sr-only"
            />
            {text.methodNames[method]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
