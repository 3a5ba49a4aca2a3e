import { useWords } from '#app/platform/i18n/use-language.ts'
import type { TypedWay } from './typed-way.ts'
import { words } from './words.ts'

interface WayChoiceProps {
  ways: readonly TypedWay[]
  chosen: TypedWay
  onChoose: (way: TypedWay) => void
}

/** One of the ways, as radio buttons in a row. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const text = useWords(words)
  return (
    <fieldset>
      <legend className="sr-only">{text.way}</legend>
      <div className="flex rounded-lg border border-line-strong p-1">
        {ways.map((way) => (
          <label
            key={way}
            className="flex min-h-11 flex-1 items-center justify-center rounded-md px-2 text-center font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="way"
              value={way}
              checked={way === chosen}
              onChange={() => onChoose(way)}
              className="sr-only"
            />
            {text.ways[way]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
