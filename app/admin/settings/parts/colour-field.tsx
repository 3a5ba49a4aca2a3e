import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { OwnField } from '../../forms/fields.tsx'
import { messages } from '../messages.ne.ts'

interface ColourFieldProps {
  name: string
  label: string
}

/** A colour to pick or to type. */
export function ColourField({ name, label }: ColourFieldProps) {
  const text = useMessages(messages)
  return (
    <OwnField name={name}>
      {({ control, value, set }) => {
        const hex = String(value)
        return (
          <div className="mt-1 flex gap-2">
            <input
              type="color"
              aria-label={text.pickColour(label)}
              // A picker knows six digits only.
              value={/^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : '#000000'}
              onChange={({ target }) => set(target.value)}
              className="size-11 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
            />
            <input
              {...control}
              type="text"
              aria-label={label}
              autoComplete="off"
              maxLength={9}
              value={hex}
              onChange={({ target }) => set(target.value)}
              className={fieldStyle}
            />
          </div>
        )
      }}
    </OwnField>
  )
}
